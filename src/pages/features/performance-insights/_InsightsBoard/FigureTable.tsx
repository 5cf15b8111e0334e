import {pointsRange} from '@site/src/content/conclusionWords';
import {percent} from '@site/src/lib/percent';
import {Table} from '@site/src/ui/Table';
import dataTable from '../../_dataTable.module.css';
import {verdictOf} from './words';
import type {Metric} from './sampleInsights';
import type {BoardRow} from './PageChart';
import styles from './FigureTable.module.css';

/** The figures behind the chart, of the segment's pages. */
export function FigureTable({rows, metric}: {rows: readonly BoardRow[]; metric: Metric}) {
  const isTraffic = metric === 'visitors';
  return (
    <details className={styles.figures}>
      <summary className={styles.summary}>The same figures as a table</summary>
      <Table
        className={dataTable.table}
        isHeaded
        columns={[
          'Page',
          'Control',
          'Treatment',
          ...(isTraffic ? ['In treatment', 'Split'] : ['Difference, 95% interval', 'Reading']),
        ]}
        rows={rows.map(({page, arms: {control, treatment}, reading}) =>
          isTraffic
            ? [
                page.name,
                control.visitors.toLocaleString('en-US'),
                treatment.visitors.toLocaleString('en-US'),
                percent(treatment.visitors / (control.visitors + treatment.visitors)),
                reading.conclusion === 'unevenSplit' ? 'Uneven' : 'Even',
              ]
            : [
                page.name,
                percent(reading.control.rate),
                percent(reading.treatment.rate),
                pointsRange(reading.difference.low, reading.difference.high),
                verdictOf(reading),
              ],
        )}
      />
    </details>
  );
}
