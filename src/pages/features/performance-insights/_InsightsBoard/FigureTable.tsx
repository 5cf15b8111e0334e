import type {ReactNode} from 'react';
import {pointsRange} from '@site/src/content/conclusionWords';
import {verdictOf} from './words';
import type {Metric} from './sampleInsights';
import {percent} from '@site/src/lib/percent';
import type {BoardRow} from './PageChart';
import styles from './FigureTable.module.css';

const whole = new Intl.NumberFormat('en-US');

/** The columns of a metric: headings, and a row's cells in the same order. */
function columnsOf(metric: Metric): {headings: readonly string[]; cells: (row: BoardRow) => readonly string[]} {
  if (metric === 'visitors') {
    return {
      headings: ['Control', 'Treatment', 'In treatment', 'Split'],
      cells: ({arms: {control, treatment}, reading}) => [
        whole.format(control.visitors),
        whole.format(treatment.visitors),
        percent(treatment.visitors / (control.visitors + treatment.visitors)),
        reading.conclusion === 'unevenSplit' ? 'Uneven' : 'Even',
      ],
    };
  }
  return {
    headings: ['Control', 'Treatment', 'Difference, 95% interval', 'Reading'],
    cells: ({reading}) => [
      percent(reading.control.rate),
      percent(reading.treatment.rate),
      pointsRange(reading.difference.low, reading.difference.high),
      verdictOf(reading),
    ],
  };
}

/** The figures behind the chart, of the segment's pages. */
export function FigureTable({rows, metric}: {rows: readonly BoardRow[]; metric: Metric}): ReactNode {
  const {headings, cells} = columnsOf(metric);
  return (
    <details className={styles.figures}>
      <summary className={styles.summary}>The same figures as a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Page</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.page.name}>
              <th scope="row">{row.page.name}</th>
              {cells(row).map((cell, index) => (
                <td key={headings[index]} data-label={headings[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
