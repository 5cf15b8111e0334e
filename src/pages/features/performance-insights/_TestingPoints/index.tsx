import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {features} from '@site/src/content/features';
import {testingPoints, type TestingPointId} from '../words';
import styles from './styles.module.css';

/** Each point in a square of 64 units; `strong` is the tailored version. */
const drawings: Readonly<Record<TestingPointId, ReactNode>> = {
  split: (
    <>
      <path className={styles.soft} d="M32 6a26 26 0 0 0 0 52z" />
      <path className={styles.strong} d="M32 6a26 26 0 0 1 0 52z" />
    </>
  ),
  goal: (
    <>
      <rect className={styles.soft} x="4" y="18" width="56" height="22" rx="6" />
      <path className={styles.strong} d="m34 28 22 10-9 3-4 9z" />
    </>
  ),
  confidence: (
    <>
      <path className={styles.line} d="M6 20v24M58 20v24M6 32h52" />
      <circle className={styles.strong} cx="36" cy="32" r="8" />
    </>
  ),
  ramp: (
    <>
      <path className={styles.soft} d="M6 36h14v20H6z" />
      <path className={styles.strong} d="M25 24h14v32H25zM44 8h14v48H44z" />
    </>
  ),
};

/** A/B testing as a part of the product, point by point. */
export function TestingPoints(): ReactNode {
  return (
    <Section tone="denim" rhythm="wide">
      <div className={styles.band}>
        <div className={styles.words}>
          <h2>A/B testing is built in</h2>
          <p className={styles.text}>One tool to buy and install, and one set of numbers.</p>
          <SiteLink to={features.abTestingAnalytics.path}>How a test is read</SiteLink>
        </div>
        <ul className={styles.points}>
          {testingPoints.map(({id, text}) => (
            <li key={id} className={styles.point}>
              <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
                {drawings[id]}
              </svg>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
