import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface WideHeadingProps {
  readonly title: string;
  /** Its sentence stands below it, and leaves what is beside it free. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** Heading of a section as wide as the page; its sentence begins where the second tile does. */
export function WideHeading({title, stacked = false, children}: WideHeadingProps) {
  return (
    <div className={clsx(styles.heading, !stacked && styles.beside)}>
      <h2>{title}</h2>
      <p className={styles.lead}>{children}</p>
    </div>
  );
}
