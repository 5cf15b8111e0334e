import type {ReactNode} from 'react';
import {freeTrial, trialDays as days} from '@site/src/content/claims';
import styles from './styles.module.css';

/** The first day, and every tenth. */
const numerals = Array.from({length: Math.floor(days / 10) + 1}, (_, index) => Math.max(1, index * 10));

/** Strokes at these days, in units of a day and of a pixel. */
const strokes = (at: readonly number[], height: number): string => at.map((day) => `M${day} 24v-${height}`).join('');

/** One for each day, longer at every fifth and longest at those with a numeral. */
const all = Array.from({length: days}, (_, index) => index + 1);

/** How far the tape's edge is from the middle of its roll, from the outermost winding on. */
const windings = [47.5, 41.5, 35.5, 29.5, 23.5] as const;

/** A measuring tape of the trial's length, the rest of it on a roll. */
export function TrialTimeline(): ReactNode {
  return (
    <div>
      <p className={styles.words}>
        <strong>
          {freeTrial.value} {freeTrial.label}
        </strong>
        <span>Full access, on all plans</span>
      </p>
      <div className={styles.tape} aria-hidden="true">
        <div className={styles.scale}>
          <svg className={styles.strokes} viewBox={`1 0 ${days - 1} 24`} preserveAspectRatio="none">
            <path className={styles.days} d={strokes(all, 8)} />
            <path
              d={
                strokes(
                  all.filter((day) => day % 5 === 0),
                  14,
                ) + strokes(numerals, 22)
              }
            />
          </svg>
          {numerals.map((day) => (
            <span key={day} className={styles.numeral} style={{left: `${((day - 1) / (days - 1)) * 100}%`}}>
              {day === 1 || day === days ? `Day ${day}` : day}
            </span>
          ))}
        </div>
        {/* Last: it stands on the tape's lower edge, which the browser knows only now. */}
        <svg className={styles.roll} viewBox="0 0 96 96">
          {windings.map((radius) => (
            <circle key={radius} cx="48" cy="48" r={radius} />
          ))}
          <circle className={styles.core} cx="48" cy="48" r="13" />
        </svg>
      </div>
    </div>
  );
}
