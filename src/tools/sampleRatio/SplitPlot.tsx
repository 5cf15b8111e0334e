import type {ReactNode} from 'react';
import styles from './SplitPlot.module.css';
import {wholeNumber} from './words';

export interface SplitPlotProps {
  readonly versions: readonly {readonly name: string; readonly visitors: number; readonly expected: number}[];
}

const rowHeight = 44;

/** A bar of visitors for each version, with a mark where the plan has it. */
export function SplitPlot({versions}: SplitPlotProps): ReactNode {
  const longest = Math.max(...versions.flatMap(({visitors, expected}) => [visitors, expected]));
  const across = (count: number): string => `${(count / longest) * 100}%`;
  const label = versions
    .map(({name, visitors, expected}) => `${name}: ${wholeNumber(visitors)}, planned ${wholeNumber(expected)}.`)
    .join(' ');
  return (
    <svg className={styles.plot} width="100%" height={versions.length * rowHeight} role="img" aria-label={label}>
      {versions.map(({name, visitors, expected}, index) => {
        const top = index * rowHeight;
        return (
          <g key={name}>
            <text className={styles.name} x="0" y={top + 14}>
              {name}: {wholeNumber(visitors)}, planned {wholeNumber(expected)}
            </text>
            <rect className={styles.bar} x="0" y={top + 22} width={across(visitors)} height="10" rx="3" />
            <line className={styles.mark} x1={across(expected)} x2={across(expected)} y1={top + 19} y2={top + 35} />
          </g>
        );
      })}
    </svg>
  );
}
