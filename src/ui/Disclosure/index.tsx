import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import openMark from '@site/src/ui/openMark.module.css';
import styles from './styles.module.css';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {readonly title: ReactNode};

/** More for who asks for it, opened by the browser itself. */
export function Disclosure({title, className, children, ...rest}: DisclosureProps) {
  return (
    <details {...rest} className={clsx(styles.disclosure, className)}>
      <summary className={clsx(openMark.line, styles.title)}>{title}</summary>
      {children}
    </details>
  );
}
