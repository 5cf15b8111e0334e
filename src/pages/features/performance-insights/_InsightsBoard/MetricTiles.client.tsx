import {metrics, type Metric, type RateMetric, type TestedPage} from './sampleInsights';
import {readBoard} from './pageBoard';
import {armsOf} from './armsOf';
import styles from './MetricTiles.module.css';

const whole = new Intl.NumberFormat('en-US');

/** How many pages are ahead of their originals, by tests that are complete. */
function aheadOf(pages: readonly TestedPage[], metric: RateMetric): string {
  const {rows} = readBoard(pages, armsOf(metric));
  const ahead = rows.filter(({reading}) => reading.conclusion === 'treatmentAhead' && !reading.isEarly);
  return `${ahead.length} of ${rows.length} ahead`;
}

export interface MetricTilesProps {
  /** The pages of the segment. */
  pages: readonly TestedPage[];
  chosen: Metric;
  onChoose: (metric: Metric) => void;
}

/** Each metric with its figure for the segment; the chosen one is drawn below. */
export function MetricTiles({pages, chosen, onChoose}: MetricTilesProps) {
  const {visitors} = readBoard(pages, armsOf('conversions'));
  return (
    <div className={styles.tiles} role="group" aria-label="Metric">
      {metrics.map(({id, label, explained}) => (
        <button
          key={id}
          type="button"
          className={styles.tile}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{id === 'visitors' ? whole.format(visitors) : aheadOf(pages, id)}</span>
          <span className={styles.explained}>{explained}</span>
        </button>
      ))}
    </div>
  );
}
