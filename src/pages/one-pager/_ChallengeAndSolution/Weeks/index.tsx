import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const daysOfWeek = 7;
const days = Array.from({length: 4 * daysOfWeek}, (_, day) => day);
const cell = {width: 34, height: 20, gap: 8};

export interface WeeksProps {
  /** What the picture shows, in one sentence. */
  label: string;
  /** Days that the work takes, and those that it may take; less than a day is one stitch. */
  taken: number;
  perhaps: number;
}

function shade(day: number, {taken, perhaps}: Pick<WeeksProps, 'taken' | 'perhaps'>): string | undefined {
  if (day < taken) return styles.taken;
  return day < perhaps ? styles.perhaps : undefined;
}

/** Four weeks as a calendar, a cell for each day. */
export function Weeks({label, taken, perhaps}: WeeksProps): ReactNode {
  const width = daysOfWeek * (cell.width + cell.gap) - cell.gap;
  const height = (days.length / daysOfWeek) * (cell.height + cell.gap) - cell.gap;
  return (
    <svg className={styles.weeks} viewBox={`-2 -2 ${width + 4} ${height + 4}`} role="img" aria-label={label}>
      {days.map((day) => (
        <rect
          key={day}
          className={clsx(styles.day, shade(day, {taken, perhaps}))}
          x={(day % daysOfWeek) * (cell.width + cell.gap)}
          y={Math.floor(day / daysOfWeek) * (cell.height + cell.gap)}
          width={cell.width}
          height={cell.height}
          rx="4"
        />
      ))}
      {taken === 0 && <path className={styles.stitch} d={`M6 ${cell.height / 2}h9`} />}
    </svg>
  );
}
