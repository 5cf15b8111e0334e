import type {ReactNode} from 'react';
import {freeTrial, trialDays as days} from '@site/src/content/claims';
import {strokes, Tape, TapeRoll, TapeStrokes} from '../_Tape';
import styles from './styles.module.css';

/** The first day, and every tenth. */
const numerals = Array.from({length: Math.floor(days / 10) + 1}, (_, index) => Math.max(1, index * 10));

/** One for each day, longer at every fifth and longest at those with a numeral. */
const all = Array.from({length: days}, (_, index) => index + 1);

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
      <div className={styles.trial} aria-hidden="true">
        <Tape className={styles.tape}>
          <div className={styles.scale}>
            <TapeStrokes viewBox={`1 0 ${days - 1} 24`}>
              <path className={styles.days} d={strokes(all, 8)} />
              <path
                d={
                  strokes(
                    all.filter((day) => day % 5 === 0),
                    14,
                  ) + strokes(numerals, 22)
                }
              />
            </TapeStrokes>
            {numerals.map((day) => (
              <span key={day} className={styles.numeral} style={{left: `${((day - 1) / (days - 1)) * 100}%`}}>
                {day === 1 || day === days ? `Day ${day}` : day}
              </span>
            ))}
          </div>
        </Tape>
        <TapeRoll className={styles.roll} />
      </div>
    </div>
  );
}
