import type {ReactNode} from 'react';
import clsx from 'clsx';
import {confidence, sampleControl, sampleTreatment} from '@site/src/data/claims';
import {Frame} from '../Frame';
import styles from './styles.module.css';

/** Sample data. The intervals are the 95% intervals of these counts, on a scale from 0 to 5%. */
const groups = [
  {name: 'Control', visitors: '4,000', conversions: '96', rate: sampleControl.value, from: 1.93, to: 2.87},
  {name: 'Treatment', visitors: '4,000', conversions: '152', rate: sampleTreatment.value, from: 3.21, to: 4.39},
];
const scaleEnd = 5;
const percentOfScale = (rate: number): string => `${(rate / scaleEnd) * 100}%`;

/** The results table of a test that treatment wins. */
export function ResultsPicture(): ReactNode {
  return (
    <Frame
      title="Spring sale, search ads"
      label={`Sample test results: control converts ${sampleControl.value}, treatment ${sampleTreatment.value}, and their intervals do not overlap.`}
    >
      {groups.map(({name, visitors, conversions, rate, from, to}, index) => (
        <div key={name} className={clsx(styles.group, index === 1 && styles.ahead)}>
          <span className={styles.name}>{name}</span>
          <span className={styles.rate}>{rate}</span>
          <span className={styles.counts}>
            {conversions} of {visitors} visitors
          </span>
          <span className={styles.scale}>
            <span className={styles.interval} style={{left: percentOfScale(from), width: percentOfScale(to - from)}} />
          </span>
        </div>
      ))}
      <div className={styles.verdict}>Treatment is ahead at {confidence.value} confidence</div>
      <div className={styles.note}>Sample figures</div>
    </Frame>
  );
}
