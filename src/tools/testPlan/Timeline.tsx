import clsx from 'clsx';
import {weeksText} from '../sampleSize/numberTexts';
import {dayText, daysLater, shortDay} from './days';
import plot from '../plot/plot.module.css';
import styles from './Timeline.module.css';

export interface TimelineProps {
  readonly weeks: number;
  /** YYYY-MM-DD; undefined while no day is chosen. */
  readonly start: string | undefined;
  readonly isReadWeekly: boolean;
}

/** More weeks than these are too narrow to tell apart. */
const mostDrawn = 26;

/** The weeks of a test as pieces of a tape, with a mark wherever its result is read. */
export function Timeline({weeks, start, isReadWeekly}: TimelineProps) {
  const pieces = weeks > mostDrawn ? 1 : weeks;
  const ends = Array.from({length: pieces}, (_, index) => index + 1);
  const end = start === undefined ? undefined : daysLater(start, 7 * weeks);
  const label = [
    `${weeksText(weeks)}${start === undefined || end === undefined ? '' : `, from ${dayText(start)} to ${dayText(end)}`}.`,
    isReadWeekly ? 'The result is read after each week.' : 'The result is read once, at the end.',
  ].join(' ');
  return (
    <svg className={clsx(plot.drawing, styles.timeline)} width="100%" height="58" role="img" aria-label={label}>
      {ends.map((week) => (
        <g key={week}>
          <rect
            fill={week % 2 === 0 ? 'var(--sunken)' : 'var(--indigo-wash)'}
            stroke="var(--edge)"
            x={`${((week - 1) / pieces) * 100}%`}
            y="12"
            width={`${100 / pieces}%`}
            height="20"
          />
          {pieces <= 13 && (
            <text className={plot.tick} x={`${((week - 0.5) / pieces) * 100}%`} y="26" textAnchor="middle">
              {pieces === weeks ? week : ''}
            </text>
          )}
        </g>
      ))}
      {(isReadWeekly ? ends : [pieces]).map((week) => (
        <line
          key={week}
          className={styles.look}
          x1={`${(week / pieces) * 100}%`}
          x2={`${(week / pieces) * 100}%`}
          y1="6"
          y2="38"
        />
      ))}
      <text className={plot.tick} x="0" y="54">
        {start === undefined ? 'First day' : shortDay(start)}
      </text>
      <text className={plot.tick} x="100%" y="54" textAnchor="end">
        {end === undefined ? 'read' : `${shortDay(end)}: read`}
      </text>
    </svg>
  );
}
