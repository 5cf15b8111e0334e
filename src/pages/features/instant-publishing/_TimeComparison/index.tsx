import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import {tailoringTime, traditionalTime} from '@site/src/content/claims';
import {TimeScale} from './TimeScale';
import styles from './styles.module.css';

/** The time that a page takes, drawn to scale: a stitch is five minutes, the cloth four weeks. */
export function TimeComparison(): ReactNode {
  return (
    <Section tone="denim" rhythm="wide">
      <div className={styles.wait}>
        <div className={styles.words}>
          <h2>The wait, drawn to scale</h2>
          <p className={styles.text}>Each stitch is five minutes; the whole cloth is four working weeks.</p>
        </div>
        <dl className={styles.times}>
          <div className={styles.time} data-kind="tailored">
            <dt>{tailoringTime.label}</dt>
            <dd>{tailoringTime.value}</dd>
          </div>
          <div className={styles.time}>
            <dt>{traditionalTime.label}</dt>
            <dd>{traditionalTime.value}</dd>
          </div>
        </dl>
        <TimeScale />
      </div>
    </Section>
  );
}
