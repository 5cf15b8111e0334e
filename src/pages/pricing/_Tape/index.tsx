import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** How far the tape's edge is from the middle of its roll, from the outermost winding on. */
const windings = [47.5, 41.5, 35.5, 29.5, 23.5] as const;

/** Strokes across the tape at these places, in its own units, and that many pixels high. */
export const strokes = (at: readonly number[], height: number): string =>
  at.map((place) => `M${place} 24v-${height}`).join('');

/** A measuring tape with its metal tip. */
export function Tape({className, children}: {className?: string; children: ReactNode}) {
  return <div className={clsx(styles.tape, className)}>{children}</div>;
}

/** Strokes of a tape, in a drawing whose width is the tape's. */
export function TapeStrokes({viewBox, children}: {viewBox: string; children: ReactNode}) {
  return (
    <svg className={styles.strokes} viewBox={viewBox} preserveAspectRatio="none">
      {children}
    </svg>
  );
}

/** What of a tape is still rolled up. */
export function TapeRoll({className}: {className?: string}) {
  return (
    <svg className={clsx(styles.roll, className)} viewBox="0 0 96 96">
      {windings.map((radius) => (
        <circle key={radius} cx="48" cy="48" r={radius} />
      ))}
      <circle fill="var(--on-amber)" stroke="none" cx="48" cy="48" r="13" />
    </svg>
  );
}
