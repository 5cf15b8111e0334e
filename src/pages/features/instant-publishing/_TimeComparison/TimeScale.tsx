import {useId, type ReactNode} from 'react';
import {tailoringTime, traditionalTime} from '@site/src/content/claims';
import styles from './TimeScale.module.css';

/** Eight hours of five minutes each. */
const stitchesPerDay = 96;
const days = 20;
/** Of a stitch's place, in the drawing's own units. */
const width = 12;
const height = 14;

/** Wide screens show a day as one row, phones as two. */
const cuts = [
  {className: styles.wide, columns: stitchesPerDay, rows: days},
  {className: styles.narrow, columns: stitchesPerDay / 2, rows: days * 2},
];

/** As many stitches as four weeks have five minutes; the first is amber, and the first two weeks are stronger. */
export function TimeScale(): ReactNode {
  const id = useId();
  return (
    <div
      className={styles.cloth}
      role="img"
      aria-label={`One amber stitch for ${tailoringTime.value}; then ${traditionalTime.value} of pale ones, row after row.`}
    >
      {cuts.map(({className, columns, rows}) => (
        <svg key={columns} className={className} viewBox={`0 0 ${columns * width} ${rows * height}`}>
          <pattern id={`${id}${columns}`} width={width} height={height} patternUnits="userSpaceOnUse">
            <path className={styles.stitch} d={`M2 ${height / 2}h${width - 5}`} />
          </pattern>
          <rect width="100%" height="50%" fill={`url(#${id}${columns})`} />
          <rect className={styles.later} y="50%" width="100%" height="50%" fill={`url(#${id}${columns})`} />
          <rect className={styles.hole} width={width + 1} height={height} />
          <path className={styles.first} d={`M1 ${height / 2}h${width - 3}`} />
        </svg>
      ))}
      <div className={styles.marks}>
        <span>2 weeks</span>
        <span>4 weeks</span>
      </div>
    </div>
  );
}
