import {arrivals} from '../words';
import {decidedTest} from '@site/src/content/sampleTest';
import {percent} from '@site/src/lib/percent';
import {Frame} from '../../_Frame';
import {bands} from './bands';
import styles from './styles.module.css';

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
      label={`Visitors from ${arrivals.map(({from}) => from).join(', ')} are split between the original and the tailored page. On the original, ${rates[0]} convert; on the tailored page, ${rates[1]}.`}
    >
      <div className={styles.drawing}>
        <svg className={styles.bands} viewBox="0 0 400 300" preserveAspectRatio="none">
          {sources.map(({halves}, source) =>
            halves.map((path, group) => (
              <path key={path} fill={fills[group]} opacity={opacities[source]} d={path} />
            )),
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
      <div className={styles.note}>
        To scale. Sample figures: {control.conversions} and {treatment.conversions} of{' '}
        {control.visitors.toLocaleString('en-US')} visitors each converted.
      </div>
    </Frame>
  );
}
