import clsx from 'clsx';
import {verdictOf} from './words';
import {metrics, type Metric, type TestedPage} from './sampleInsights';
import {axisFor} from '@site/src/lib/axis';
import type {Conclusion} from '@site/src/lib/experiment/reading';
import type {BoardReading} from './pageBoard';
import {percent} from '@site/src/lib/percent';
import text from '@site/src/ui/text.module.css';
import styles from './PageChart.module.css';

export type BoardRow = BoardReading<TestedPage>['rows'][number];

interface ScaledRow {
  row: BoardRow;
  /** A value's place on the axis, from 0% to 100%. */
  at: (value: number) => string;
}

function RateMarks({row: {reading}, at}: ScaledRow) {
  const from = reading.control.rate;
  const to = reading.treatment.rate;
  return (
    <>
      <span
        className={styles.span}
        style={{left: at(Math.min(from, to)), right: `calc(100% - ${at(Math.max(from, to))})`}}
      />
      <span className={styles.control} style={{left: at(from)}} />
      <span className={styles.treatment} style={{left: at(to)}} />
    </>
  );
}

function VisitorBar({row: {arms}, at}: ScaledRow) {
  const {control, treatment} = arms;
  return (
    <>
      <span className={styles.controlBar} style={{left: 0, width: at(control.visitors)}} />
      <span className={styles.treatmentBar} style={{left: at(control.visitors), width: at(treatment.visitors)}} />
    </>
  );
}

function valuesOf({reading, arms}: BoardRow, metric: Metric): readonly number[] {
  return metric === 'visitors'
    ? [0, arms.control.visitors + arms.treatment.visitors]
    : [reading.control.rate, reading.treatment.rate];
}

/** A split is even unless it is broken. */
function rowWords({reading}: BoardRow, metric: Metric): string {
  return metric === 'visitors' && reading.conclusion !== 'unevenSplit' ? 'Even' : verdictOf(reading);
}

/** The color of a row: that of its conclusion once its test is complete, and none for traffic or a lead so far. */
function colorOf({conclusion, isEarly}: BoardRow['reading'], metric: Metric): Conclusion {
  if (conclusion === 'unevenSplit') return conclusion;
  if (metric === 'visitors') return 'flat';
  return isEarly ? 'undecided' : conclusion;
}

export interface PageChartProps {
  rows: readonly BoardRow[];
  metric: Metric;
  /** Whether a page is in the segment; the others stay in the chart, pale. */
  isChosen: (page: TestedPage) => boolean;
  segment: string;
}

/** Every page with both of its groups, over one axis. */
export function PageChart({rows, metric, isChosen, segment}: PageChartProps) {
  const {start, end, ticks} = axisFor(rows.flatMap((row) => valuesOf(row, metric)));
  const at = (value: number): string => `${((value - start) / (end - start)) * 100}%`;
  const label = metrics.find(({id}) => id === metric)?.label ?? metric;
  const Marks = metric === 'visitors' ? VisitorBar : RateMarks;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <span className={text.strong}>{label} by page</span>
        <span className={clsx(text.caption, styles.sample)}>Sample data</span>
        <span className={clsx(text.caption, styles.legend)}>
          <i className={styles.control} /> Control <i className={styles.treatment} /> Treatment
        </span>
      </figcaption>
      <div
        role="img"
        aria-label={`${label} by page, segment “${segment}” drawn as a chart. The table below has its figures.`}
      >
        {rows.map((row) => (
          <div
            key={row.page.name}
            className={styles.row}
            data-chosen={isChosen(row.page)}
            data-conclusion={colorOf(row.reading, metric)}
          >
            <span className={styles.name}>{row.page.name}</span>
            <span className={styles.track}>
              <Marks row={row} at={at} />
            </span>
            <span className={styles.verdict}>{isChosen(row.page) && rowWords(row, metric)}</span>
          </div>
        ))}
        <div className={clsx(text.caption, styles.axis)}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{left: at(tick)}}>
              {metric === 'visitors' ? tick.toLocaleString('en-US') : percent(tick)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
