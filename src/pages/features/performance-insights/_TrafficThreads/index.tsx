import {arrivals} from '../words';
import {decidedTest} from '@site/src/content/sampleTest';
import {percent} from '@site/src/lib/percent';
import {Frame} from '../../_Frame';
import styles from './styles.module.css';

/** Pixels for one visitor: all 8,000 are 200 pixels high. */
const scale = 200 / 8000;
const gap = 24;
/** Where the sources end, where the groups begin and end, and where those who converted arrive. */
const columns = {source: 0, group: 232, groupEnd: 237, converted: 400} as const;

interface Edge {
  x: number;
  top: number;
}

/** A band of one height from the left edge to the right one. */
function band(from: Edge, to: Edge, height: number): string {
  const middle = (from.x + to.x) / 2;
  return `M${from.x} ${from.top}C${middle} ${from.top} ${middle} ${to.top} ${to.x} ${to.top}v${height}C${middle} ${to.top + height} ${middle} ${from.top + height} ${from.x} ${from.top + height}z`;
}

/**
 * The bands of a 50/50 split, in a picture 400 units wide and 300 pixels high: for each source the paths of its two halves
 * and the middle of its left edge, for each group its place and the path of those who converted, which ends at `end`.
 *
 * @param visitors of each source, 8,000 together.
 * @param conversions of control and treatment.
 */
function bands(visitors: readonly number[], conversions: readonly number[]) {
  const half = (visitors.reduce((sum, count) => sum + count, 0) * scale) / 2;
  const tops = [(300 - 2 * half - 2 * gap) / 2, 300 / 2 + gap];
  let filled = 0;
  const sources = visitors.map((count, index) => {
    const height = (count * scale) / 2;
    const top = 26 + 2 * filled + index * gap;
    const to = (group: number): string =>
      band(
        {x: columns.source, top: top + group * height},
        {x: columns.group, top: (tops[group] ?? 0) + filled},
        height,
      );
    const halves = [to(0), to(1)] as const;
    filled += height;
    return {halves, middle: top + height};
  });
  const groups = conversions.map((count, index) => {
    const top = tops[index] ?? 0;
    const height = count * scale;
    const end = top + half / 2;
    return {
      top,
      height: half,
      path: band({x: columns.groupEnd, top: top + half / 2}, {x: columns.converted, top: end}, height),
      end,
    };
  });
  return {sources, groups};
}

const {control, treatment} = decidedTest;
const {sources, groups} = bands(
  arrivals.map(({visitors}) => visitors),
  [control.conversions, treatment.conversions],
);
const names = ['Original', 'Tailored'];
/** Of the bands of each group, and of those from each source. */
const fills = ['var(--edge)', 'var(--indigo)'];
const opacities = [0.55, 0.32, 0.2];
const rates = [control, treatment].map(({conversions, visitors}) => percent(conversions / visitors));

/** Where the visitors of a test come from, which version they get, and how many convert: bands drawn to scale. */
export function TrafficThreads() {
  return (
    <Frame
      title="From click to conversion"
      note={`To scale. Sample figures: ${control.conversions} and ${treatment.conversions} of ${control.visitors.toLocaleString('en-US')} visitors each converted.`}
      label={`Visitors from ${arrivals.map(({from}) => from).join(', ')} are split between the original and the tailored page. On the original, ${rates[0]} convert; on the tailored page, ${rates[1]}.`}
    >
      <div className={styles.drawing}>
        <svg className={styles.bands} viewBox="0 0 400 300" preserveAspectRatio="none">
          {sources.map(({halves}, source) =>
            halves.map((path, group) => <path key={path} fill={fills[group]} opacity={opacities[source]} d={path} />),
          )}
          {groups.map(({path}, group) => (
            <path key={path} fill={group === 1 ? 'var(--indigo)' : 'var(--ink)'} d={path} />
          ))}
        </svg>
        {arrivals.map(({from, visitors}, index) => (
          <span key={from} className={styles.source} style={{top: `${sources[index]?.middle ?? 0}px`}}>
            <b>{from}</b> {visitors.toLocaleString('en-US')}
          </span>
        ))}
        {groups.map(({top, height, end}, index) => (
          <span key={names[index]}>
            <span className={styles.node} style={{top: `${top}px`, height: `${height}px`}} data-group={index} />
            <span className={styles.group} style={{top: `${top + height / 2}px`}}>
              {names[index]}
            </span>
            <span className={styles.rate} style={{top: `${end}px`}} data-group={index}>
              {rates[index]}
            </span>
          </span>
        ))}
      </div>
    </Frame>
  );
}
