import {useId} from 'react';
import {Section} from '@site/src/ui/Section';
import {minutesToTailor, tailoringTime, traditionalTime, traditionalWeeks} from '@site/src/content/claims';
import {countInWords} from '@site/src/lib/countInWords';
import styles from './styles.module.css';

const {least, most} = traditionalWeeks;
/** Eight hours a day, five days a week, in stitches of as many minutes as tailoring takes. */
const stitchesPerDay = (8 * 60) / minutesToTailor;
const days = 5 * most;
/** The weeks that the work takes at least, as a part of the cloth. */
const certain = `${(100 * least) / most}%`;
/** Of a stitch's place, in the drawing's own units. */
const width = 12;
const height = 14;

/** Wide screens show a day as one row, phones as two. */
const cuts = [
  {className: styles.wide, columns: stitchesPerDay, rows: days},
  {className: styles.narrow, columns: stitchesPerDay / 2, rows: days * 2},
];

/** A stitch for each time that a page could be tailored; the first is amber, and the weeks that are certain are stronger. */
function TimeScale() {
  const id = useId();
  return (
    <div
      className={styles.cloth}
      role="img"
      aria-label={`One amber stitch for ${tailoringTime.value}; then ${traditionalTime.value} of pale ones, row after row.`}
    >
      {cuts.map(({className, columns, rows}) => (
        <svg
          key={columns}
          className={className}
          viewBox={`0 0 ${columns * width} ${rows * height}`}
          width="100%"
          strokeLinecap="round"
        >
          <pattern id={`${id}${columns}`} width={width} height={height} patternUnits="userSpaceOnUse">
            <path d={`M2 ${height / 2}h${width - 5}`} stroke="var(--on-denim-2)" strokeWidth="3" />
          </pattern>
          <g fill={`url(#${id}${columns})`}>
            <rect width="100%" height={certain} />
            <rect y={certain} width="100%" height="100%" opacity="0.45" />
          </g>
          <rect width={width + 1} height={height} fill="var(--denim)" />
          <path d={`M1 ${height / 2}h${width - 3}`} stroke="var(--stitch)" strokeWidth="7" />
        </svg>
      ))}
      <div className={styles.marks} style={{gridTemplateRows: `${least}fr ${most - least}fr`}}>
        <span>{least} weeks</span>
        <span>{most} weeks</span>
      </div>
    </div>
  );
}

/** The time that a page takes, drawn to scale: a stitch for tailoring it, the cloth for developing it. */
export function TimeComparison() {
  return (
    <Section tone="denim" rhythm="wide">
      <div className={styles.wait}>
        <div className={styles.words}>
          <h2>The wait, drawn to scale</h2>
          <p className={styles.text}>
            Each stitch is {countInWords(minutesToTailor)} minutes; the whole cloth is {countInWords(most)} working
            weeks.
          </p>
        </div>
        <dl className={styles.times}>
          {[tailoringTime, traditionalTime].map(({label, value}) => (
            <div key={label} className={styles.time}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TimeScale />
      </div>
    </Section>
  );
}
