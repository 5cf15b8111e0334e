import {axisFor} from '@site/src/lib/axis';
import plot from './plot.module.css';
import styles from './IntervalPlot.module.css';

export interface IntervalRow {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Drawn in the color of the tailored version. */
  readonly strong?: boolean;
}

export interface IntervalPlotProps {
  readonly title: string;
  readonly rows: readonly IntervalRow[];
  readonly format: (value: number) => string;
  /** Behind the figures of the axis, which are in hundredths. */
  readonly unit?: '%';
  /** What zero means; its line is drawn when this is given. */
  readonly mark?: string;
}

/** Heights in CSS pixels; across, everything is a share of the width, so that the type keeps its size. */
const rowHeight = 52;
const axisHeight = 34;

/** Intervals over one axis, drawn, and in words for those who do not see them. */
export function IntervalPlot({title, rows, format, unit, mark}: IntervalPlotProps) {
  const inWords = ({name, value, low, high}: IntervalRow): string =>
    `${name}: ${format(value)}, from ${format(low)} to ${format(high)}`;
  const label = `${title}. ${rows.map((row) => `${inWords(row)}.`).join(' ')}`;
  const {start, end, ticks} = axisFor([0, ...rows.flatMap(({low, high}) => [low, high])]);
  // Two percent at either side keep points and figures inside the picture.
  const x = (value: number): string => `${2 + ((value - start) / (end - start)) * 96}%`;
  const zeroIsRight = -start > end;
  const floor = rows.length * rowHeight + (mark === undefined ? 0 : 18);
  return (
    <figure className={plot.plot}>
      <figcaption className={plot.title}>{title}</figcaption>
      <svg className={plot.drawing} width="100%" height={floor + axisHeight} role="img" aria-label={label}>
        {ticks.map((tick, index) => (
          <g key={tick}>
            <line className={styles.grid} x1={x(tick)} x2={x(tick)} y1={floor} y2={floor + 6} />
            <text
              className={plot.tick}
              x={x(tick)}
              y={floor + 24}
              textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
            >
              {Number((tick * 100).toPrecision(6))}
              {unit}
            </text>
          </g>
        ))}
        <line className={styles.grid} x1="2%" x2="98%" y1={floor} y2={floor} />
        {mark !== undefined && (
          <>
            <line className={styles.mark} x1={x(0)} x2={x(0)} y1={rowHeight - 28} y2={floor} />
            <text
              className={plot.tick}
              x={x(0)}
              dx={zeroIsRight ? -6 : 6}
              y={floor - 8}
              textAnchor={zeroIsRight ? 'end' : 'start'}
            >
              {mark}
            </text>
          </>
        )}
        {rows.map((row, index) => {
          const y = (index + 0.55) * rowHeight;
          return (
            <g key={row.name} className={row.strong === true ? styles.strong : undefined}>
              <text className={plot.tick} x="0" y={y - 14}>
                {inWords(row)}
              </text>
              <line className={styles.interval} x1={x(row.low)} x2={x(row.high)} y1={y + 6} y2={y + 6} />
              <circle className={styles.point} cx={x(row.value)} cy={y + 6} r="6" />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
