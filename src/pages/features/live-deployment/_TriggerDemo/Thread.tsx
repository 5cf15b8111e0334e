import {middleOf, threadAcross, type ThreadPoint} from './threadPath';
import styles from './Thread.module.css';

const even = {fill: 'none', vectorEffect: 'non-scaling-stroke'} as const;
const idle = {...even, opacity: 0.35, stroke: 'var(--on-denim-2)', strokeWidth: 1.5};
const thread = {
  ...even,
  stroke: 'var(--tailored-edge)',
  strokeDasharray: '11 6',
  strokeLinecap: 'round',
  strokeWidth: 3.5,
} as const;

interface Place {
  readonly index: number;
  readonly count: number;
}

export interface ThreadProps {
  /** Which place of each gate the thread goes through, from the first gate on. */
  passes: readonly Place[];
  /** The page at which it ends. */
  end: Place;
}

/** The visit as a thread: through a place of each gate, through the edge, to its page. Gates and edge are 1 apart. */
export function Thread({passes, end}: ThreadProps) {
  const edge = {x: passes.length + 0.5, y: 0.5};
  const length = passes.length + 1;
  const through = [
    {x: 0, y: 0.5},
    ...passes.map(({index, count}, gate) => ({x: gate + 0.5, y: middleOf(index, count)})),
    edge,
  ];
  const pages = Array.from({length: end.count}, (_, index): ThreadPoint => ({
    x: length,
    y: middleOf(index, end.count),
  }));
  const target = pages[end.index] ?? edge;
  return (
    <>
      <svg className={styles.across} viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {pages.map((page) => (
          <path key={page.y} {...idle} d={threadAcross([edge, page])} />
        ))}
        <path key={target.y} {...thread} d={threadAcross([...through, target])} />
      </svg>
      <svg className={styles.down} viewBox={`0 0 1 ${length}`} preserveAspectRatio="none" aria-hidden="true">
        <path {...thread} transform="matrix(0 1 1 0 0 0)" d={threadAcross([...through, {x: length, y: 0.5}])} />
      </svg>
    </>
  );
}
