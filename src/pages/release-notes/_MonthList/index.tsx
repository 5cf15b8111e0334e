import type {ReactNode} from 'react';
import {Wrap} from '@site/src/ui/Wrap';
import {releasePeriods} from '@site/src/content/releases';
import styles from './styles.module.css';

/**
 * The months printed on a tape measure that stays at the top; a stitched outline
 * marks the one being read. On a phone the tape is longer than the window is wide.
 */
export function MonthList(): ReactNode {
  return (
    <div className={styles.rail}>
      <Wrap>
        <nav className={styles.tape} aria-label="Months">
          <span className={styles.fold} aria-hidden="true" />
          <ul className={styles.marks} data-contents="strip">
            {releasePeriods.map(({id, mark, heading}) => (
              <li key={id} className={styles.mark}>
                <a href={`#${id}`} className={styles.link}>
                  {mark}
                  <span className="visually-hidden"> {heading.replace(/^\D+/, '')}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Wrap>
    </div>
  );
}
