import type {ReactNode} from 'react';
import clsx from 'clsx';
import {confidence, sampleControl, sampleTreatment} from '@site/src/data/claims';
import {decidedTest} from '@site/src/data/sampleTest';
import {conversionInterval} from '@site/src/lib/conversionInterval';
import {percent} from '@site/src/lib/percent';
import {Frame} from '../Frame';
import styles from './styles.module.css';

const groups = [
  {name: 'Control', arm: decidedTest.control},
  {name: 'Treatment', arm: decidedTest.treatment},
].map(({name, arm}) => ({name, arm, ...conversionInterval(arm.conversions, arm.visitors)}));

/** The scale of the intervals: 0 to 5 percent. */
const scaleEnd = 0.05;
const percentOfScale = (rate: number): string => `${(rate / scaleEnd) * 100}%`;

/** The results table of a test that treatment wins. */
export function ResultsPicture(): ReactNode {
  return (
    <Frame
      title="Spring sale, search ads"
      label={`Sample test results: control converts ${sampleControl.value}, treatment ${sampleTreatment.value}, and their intervals do not overlap.`}
    >
      {groups.map(({name, arm, rate, low, high}, index) => (
        <div key={name} className={clsx(styles.group, index === 1 && styles.ahead)}>
          <span className={styles.name}>{name}</span>
          <span className={styles.rate}>{percent(rate)}</span>
          <span className={styles.counts}>
            {arm.conversions} of {arm.visitors.toLocaleString('en-US')} visitors
          </span>
          <span className={styles.scale}>
            <span className={styles.interval} style={{left: percentOfScale(low), width: percentOfScale(high - low)}} />
          </span>
        </div>
      ))}
      <div className={styles.verdict}>Treatment is ahead at {confidence.value} confidence</div>
      <div className={styles.note}>Sample figures</div>
    </Frame>
  );
}
