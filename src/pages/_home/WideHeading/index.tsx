import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Heading of a section as wide as the page; its sentence begins where the second tile does. */
export function WideHeading({title, children}: {readonly title: string; readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.heading}>
      <h2>{title}</h2>
      <p className={styles.lead}>{children}</p>
    </div>
  );
}
