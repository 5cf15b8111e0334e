import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {tailoringTime, traditionalTime} from '@site/src/data/claims';
import styles from './styles.module.css';

const weeks = 4;
const days = Array.from({length: weeks * 7 - 1}, (_, index) => index + 1);

/** Two claims about time on one measuring tape of four weeks. */
export function TimeTape(): ReactNode {
  return (
    <Section tone="denim">
      <div className={styles.band}>
        <h2>The time it takes, to scale</h2>
        <dl className={styles.times}>
          <div className={styles.time}>
            <dt className={styles.label}>{tailoringTime.label}</dt>
            <dd className={styles.value}>{tailoringTime.value}</dd>
          </div>
          <div className={styles.time}>
            <dt className={styles.label}>{traditionalTime.label}</dt>
            <dd className={styles.value}>{traditionalTime.value}</dd>
          </div>
        </dl>
        <div className={styles.drawing}>
          <svg className={styles.tape} aria-hidden="true">
            <rect className={styles.certain} width="50%" height="14" y="0" rx="4" />
            <rect className={styles.possible} x="50%" width="50%" height="14" y="0" rx="4" />
            <rect className={styles.cloth} width="100%" height="64" y="26" rx="6" />
            {days.map((day) => (
              <line
                key={day}
                className={styles.mark}
                x1={`${(day / (weeks * 7)) * 100}%`}
                x2={`${(day / (weeks * 7)) * 100}%`}
                y1="26"
                y2={day % 7 === 0 ? 56 : 40}
              />
            ))}
            <path className={styles.minutes} d="M1 0v90" />
          </svg>
          <ol className={styles.weeks} aria-hidden="true">
            {Array.from({length: weeks}, (_, week) => (
              <li key={week}>Week {week + 1}</li>
            ))}
          </ol>
        </div>
        <p className={styles.note}>
          The tape is four weeks long, and the bar above it two to four. Five minutes are thinner than the line at its
          left end, which marks them.
        </p>
      </div>
    </Section>
  );
}
