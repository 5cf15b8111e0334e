import type {ReactNode} from 'react';
import {chaptersOf, formatTime} from '@site/src/player';
import {walkthroughs} from '@site/src/player/walkthroughs';
import type {GuideId} from '../guides';
import styles from './Chapters.module.css';

/** The guide's chapters on its time line, each as long as it lasts. */
export function Chapters({id, duration}: {readonly id: GuideId; readonly duration: number}): ReactNode {
  const {en, poster} = walkthroughs[id];
  const chapters = chaptersOf(en);
  const lengthOf = (index: number, at: number): number => (chapters[index + 1]?.at ?? duration) - at;
  return (
    <ol className={styles.chapters} style={{'--duration': duration, '--poster': poster}} aria-label="Chapters">
      {chapters.map(({title, at}, index) => (
        <li key={at} className={styles.chapter} style={{'--at': at, '--length': lengthOf(index, at)}}>
          <span className={styles.time}>{formatTime(at)}</span> {title}
        </li>
      ))}
    </ol>
  );
}
