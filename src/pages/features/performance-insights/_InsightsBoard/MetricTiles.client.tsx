import type {ReactNode} from 'react';
import {ArrowRight} from 'lucide-react';
import {metrics, type Metric, type RateMetric, type TestedPage} from './sampleInsights';
import {readBoard} from './pageBoard';
import {percent} from '@site/src/lib/percent';
import {armsOf} from './armsOf';
import styles from './MetricTiles.module.css';

const whole = new Intl.NumberFormat('en-US');

/** Control and treatment of the tests whose split is sound. */
function Rates({pages, metric}: {pages: readonly TestedPage[]; metric: RateMetric}): ReactNode {
  const {pooled} = readBoard(pages, armsOf(metric));
  if (pooled === undefined) return '–';
  const {control, treatment} = pooled;
  return (
    <>
      {percent(control.conversions / control.visitors)} <ArrowRight role="img" aria-label="to" size={20} />{' '}
      {percent(treatment.conversions / treatment.visitors)}
    </>
  );
}

export interface MetricTilesProps {
  /** The pages of the segment. */
  pages: readonly TestedPage[];
  chosen: Metric;
  onChoose: (metric: Metric) => void;
}

/** Each metric with its figure for the segment; the chosen one is drawn below. */
export function MetricTiles({pages, chosen, onChoose}: MetricTilesProps): ReactNode {
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
          <span className={styles.value}>
            {id === 'visitors' ? whole.format(visitors) : <Rates pages={pages} metric={id} />}
          </span>
          <span className={styles.explained}>{explained}</span>
        </button>
      ))}
    </div>
  );
}
