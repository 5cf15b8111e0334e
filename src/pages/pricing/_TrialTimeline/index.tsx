import type {ReactNode} from 'react';
import {freeTrial, trialDays as days} from '@site/src/content/claims';
import styles from './styles.module.css';

const numerals = Array.from({length: Math.ceil(days / 10) - 1}, (_, index) => (index + 1) * 10);

/** One stroke for each day, longer at every fifth and tenth. */
const strokes = Array.from({length: days - 1}, (_, index) => index + 1)
  .map((day) => `M${day} 24v-${day % 10 === 0 ? 14 : day % 5 === 0 ? 10 : 6}`)
  .join('');

/** A measuring tape of the trial's length. */
export function TrialTimeline(): ReactNode {
  return (
    <div className={styles.tape}>
      <p className={styles.words}>
        <strong>
          {freeTrial.value} {freeTrial.label}
        </strong>
        <span>Full access, on all plans</span>
      </p>
      <div className={styles.scale} aria-hidden="true">
        <svg className={styles.strokes} viewBox={`0 0 ${days} 24`} preserveAspectRatio="none">
          <path d={strokes} />
        </svg>
        {numerals.map((day) => (
          <span key={day} className={styles.numeral} style={{left: `${(day / days) * 100}%`}}>
            {day}
          </span>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>Day 1</span>
        <span>Day {days}</span>
      </p>
    </div>
  );
}
