import {percent} from '@site/src/lib/percent';
import {PlotTable} from '../plot/PlotTable';
import type {ExactShares, SimulatedShares} from './lab';
import {ruleNames, ruleTitles, type RuleName} from './rules';
import plot from '../plot/plot.module.css';
import styles from './RuleShares.module.css';
import {alphaLabel, atEnd, ruleLines} from './words';

export interface RuleSharesProps {
  readonly exact: ExactShares;
  readonly simulated: SimulatedShares | undefined;
  /** The rule that is drawn below. */
  readonly drawn: RuleName;
}

/** In CSS pixels; across, all is a share of the width. */
const height = 84;

/** For each rule, the share of A/A tests that have a winner by each look: all on the same scale. */
export function RuleShares({exact, simulated, drawn}: RuleSharesProps) {
  const {looks, alpha, shares} = exact;
  const most = Math.max(alpha * 1.5, ...ruleNames.map((rule) => atEnd(shares[rule])));
  // A test that nobody has looked at has no winner.
  const left = (look: number): number => (look / looks) * 100;
  const top = (share: number): number => (1 - share / most) * (height - 4) + 2;
  return (
    <figure className={plot.plot}>
      <figcaption className={plot.title}>A/A tests that have a winner, look by look</figcaption>
      <ul className={styles.list}>
        {ruleNames.map((rule) => (
          <li key={rule} className={styles.rule} data-drawn={rule === drawn}>
            <span className={styles.name}>{ruleTitles[rule]}</span>
            <span className={styles.share}>{percent(atEnd(shares[rule]))}</span>
            <svg className={styles.drawing} width="100%" height={height} aria-hidden="true">
              <line stroke="var(--line)" x1="0" x2="100%" y1={top(0)} y2={top(0)} />
              <line stroke="var(--ink-2)" strokeDasharray="4 3" x1="0" x2="100%" y1={top(alpha)} y2={top(alpha)} />
              <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
                <polyline
                  fill="none"
                  stroke="var(--indigo)"
                  strokeWidth="2"
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                  points={[0, ...shares[rule]]
                    .map((share, look) => `${left(look).toFixed(2)},${top(share).toFixed(1)}`)
                    .join(' ')}
                />
              </svg>
              {simulated?.shares[rule].map((share, index) => (
                <circle
                  key={index}
                  fill="var(--ink)"
                  cx={`${left(index + 1).toFixed(2)}%`}
                  cy={top(share).toFixed(1)}
                  r="2"
                />
              ))}
            </svg>
            <span className={styles.line}>{ruleLines[rule]}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Lines are exact, dots are simulated, and the dashed line is the planned {alphaLabel(alpha)}.
      </p>
      <PlotTable
        x={{label: 'Look', format: String}}
        y={{label: 'Share', format: (share) => `${(share * 100).toFixed(2)}%`}}
        lines={ruleNames.map((rule) => ({
          name: ruleTitles[rule],
          points: shares[rule].map((y, index) => ({x: index + 1, y})),
        }))}
      />
    </figure>
  );
}
