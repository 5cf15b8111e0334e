import type {ReactNode} from 'react';
import clsx from 'clsx';
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
      <summary className={styles.title}>{title}</summary>
      {children}
    </details>
  );
}
