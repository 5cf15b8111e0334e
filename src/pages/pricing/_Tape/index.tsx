import type {ReactNode} from 'react';
import clsx from 'clsx';
import {freeTrial, trialDays as days} from '@site/src/content/claims';
import styles from './styles.module.css';

/** How far the tape's edge is from the middle of its roll, from the outermost winding on. */
const windings = [47.5, 41.5, 35.5, 29.5, 23.5] as const;

/** Strokes across the tape at these places, in its own units, and that many pixels high. */
export const strokes = (at: readonly number[], height: number): string =>
  at.map((place) => `M${place} 24v-${height}`).join('');

/** A measuring tape with its metal tip. */
export function Tape({className, children}: {className?: string; children: ReactNode}): ReactNode {
  return <div className={clsx(styles.tape, className)}>{children}</div>;
}

/** Strokes of a tape, in a drawing whose width is the tape's. */
export function TapeStrokes({viewBox, children}: {viewBox: string; children: ReactNode}): ReactNode {
  return (
    <svg className={styles.strokes} viewBox={viewBox} preserveAspectRatio="none">
      {children}
    </svg>
  );
}

/** What of a tape is still rolled up. */
export function TapeRoll({className}: {className?: string}): ReactNode {
  return (
    <svg className={clsx(styles.roll, className)} viewBox="0 0 96 96">
      {windings.map((radius) => (
        <circle key={radius} cx="48" cy="48" r={radius} />
      ))}
      <circle className={styles.core} cx="48" cy="48" r="13" />
    </svg>
  );
}

/** The first day, and every tenth. */
const numerals = Array.from({length: Math.floor(days / 10) + 1}, (_, index) => Math.max(1, index * 10));

/** One for each day, longer at every fifth and longest at those with a numeral. */
const all = Array.from({length: days}, (_, index) => index + 1);

/** A measuring tape of the trial's length, the rest of it on a roll. */
export function TrialTimeline(): ReactNode {
  return (
    <div>
      <p className={styles.trialWords}>
        <strong>
          {freeTrial.value} {freeTrial.label}
        </strong>
        <span>Full access, on all plans</span>
      </p>
      <div className={styles.trial} aria-hidden="true">
        <Tape className={styles.trialTape}>
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
        <TapeRoll className={styles.trialRoll} />
      </div>
    </div>
  );
}
