import type {ReactNode} from 'react';
import type {GuideId} from '../guides';
import {walkthroughs} from '@site/src/player/walkthroughs';
import {chaptersOf, formatTime} from '@site/src/player';
import styles from './styles.module.css';

/** All that a guide says, from its storyboard. */
export function Transcript({id}: {readonly id: GuideId}): ReactNode {
  return (
    <div className={styles.transcript}>
      {chaptersOf(walkthroughs[id].en).map(({title, at, steps}) => (
        <div key={at} className={styles.chapter}>
          <h3>{title}</h3>
          <ol className={styles.steps}>
            {steps.map(({at: start, step}) => (
              <li key={start} className={styles.step}>
                <span className={styles.time}>{formatTime(start)}</span> <span>{step.caption}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
