import {traditionalWeeks} from '@site/src/content/claims';
import styles from './styles.module.css';

const name = {fill: 'var(--ink-2)', stroke: 'none', fontSize: 'var(--small)', fontWeight: 500};
const filled = {fill: 'var(--edge)', stroke: 'var(--edge)'};
const dashed = {fill: 'var(--line)', stroke: 'var(--edge)', strokeDasharray: '4 3'};
const weeks = Array.from({length: traditionalWeeks.most}, (_, week) => week + 1);
const days = Array.from({length: 7 * weeks.length}, (_, day) => day);

export interface WeeksProps {
  /** What the picture shows, in one sentence. */
  label: string;
  /** Below the days: what their marks mean. */
  legend: string;
  /** Days that the work takes, and those that it may take; less than a day is one stitch. */
  taken: number;
  perhaps: number;
}

/** The weeks that the work may take as a calendar, a cell for each day. */
export function Weeks({label, legend, taken, perhaps}: WeeksProps) {
  return (
    <figure className={styles.calendar}>
      <svg
        className={styles.weeks}
        viewBox={`-62 -2 350 ${weeks.length * 28 - 4}`}
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.5"
        role="img"
        aria-label={label}
      >
        {weeks.map((week) => (
          <text key={week} {...name} x="-62" y={(week - 1) * 28 + 15}>
            Week {week}
          </text>
        ))}
        {days.map((day) => (
          <rect
            key={day}
            {...(day < taken ? filled : day < perhaps && dashed)}
            x={(day % 7) * 42}
            y={Math.floor(day / 7) * 28}
            width="34"
            height="20"
            rx="4"
          />
        ))}
        {taken === 0 && <path stroke="var(--stitch)" strokeWidth="5" strokeLinecap="round" d="M6 10h9" />}
      </svg>
      <figcaption className={styles.legend}>{legend}</figcaption>
    </figure>
  );
}
