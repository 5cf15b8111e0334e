import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

const anchor = 'before-you-start';

/** What the reader needs before the first step: a list, under the lead and above the first section. */
export function Prerequisites({children}: {children: ReactNode}) {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section className={styles.prerequisites} aria-labelledby={anchor}>
      <h2 id={anchor} className={styles.heading}>
        Before you start
      </h2>
      {children}
    </section>
  );
}
