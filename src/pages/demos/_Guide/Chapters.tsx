import type {CSSProperties, ReactNode} from 'react';
import {chaptersOf, formatTime} from '@site/src/player';
import {walkthroughs} from '@site/src/player/walkthroughs';
import type {GuideId} from '../guides';
import styles from './Chapters.module.css';

/** The guide's chapters on its time line, each as long as it lasts. */
export function Chapters({id, duration}: {readonly id: GuideId; readonly duration: number}): ReactNode {
  const {en, poster} = walkthroughs[id];
  const chapters = chaptersOf(en);
  const whole: CSSProperties & Record<'--duration' | '--poster', number> = {'--duration': duration, '--poster': poster};
  return (
    <ol className={styles.chapters} style={whole} aria-label="Chapters">
      {chapters.map(({title, at}, index) => {
        const place: CSSProperties & Record<'--at' | '--length', number> = {
          '--at': at,
          '--length': (chapters[index + 1]?.at ?? duration) - at,
        };
        return (
          <li key={at} className={styles.chapter} style={place}>
            <span className={styles.time}>{formatTime(at)}</span> {title}
          </li>
        );
      })}
    </ol>
  );
}
