import type {ReactNode} from 'react';
import clsx from 'clsx';
import openMark from '@site/src/ui/openMark.module.css';
import styles from './styles.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** More for who asks for it, opened by the browser itself. */
export function Disclosure({title, className, children}: DisclosureProps): ReactNode {
  return (
    <details className={clsx(styles.disclosure, className)}>
      <summary className={clsx(openMark.line, styles.title)}>{title}</summary>
      {children}
    </details>
  );
}
