import clsx from 'clsx';
import styles from './styles.module.css';

const days = Array.from({length: 28}, (_, day) => day);

export interface WeeksProps {
  /** What the picture shows, in one sentence. */
  label: string;
  /** Days that the work takes, and those that it may take; less than a day is one stitch. */
  taken: number;
  perhaps: number;
}

/** Four weeks as a calendar, a cell for each day. */
export function Weeks({label, taken, perhaps}: WeeksProps) {
  return (
    <svg className={styles.weeks} viewBox="-2 -2 290 108" role="img" aria-label={label}>
      {days.map((day) => (
        <rect
          key={day}
          className={clsx(day < taken ? styles.taken : day < perhaps && styles.perhaps)}
          x={(day % 7) * 42}
          y={Math.floor(day / 7) * 28}
          width="34"
          height="20"
          rx="4"
        />
      ))}
      {taken === 0 && <path stroke="var(--stitch)" strokeWidth="5" strokeLinecap="round" d="M6 10h9" />}
    </svg>
  );
}
