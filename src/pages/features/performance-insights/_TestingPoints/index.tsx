import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {features} from '@site/src/content/features';
import {testingPoints} from '../words';
import styles from './styles.module.css';

const soft = {fill: 'var(--on-denim-2)', opacity: 0.55};

/** Each point in a square of 64 units; the stronger is the tailored version. */
const drawings = {
  split: (
    <>
      <path {...soft} d="M32 6a26 26 0 0 0 0 52z" />
      <path d="M32 6a26 26 0 0 1 0 52z" />
    </>
  ),
  goal: (
    <>
      <rect {...soft} x="4" y="18" width="56" height="22" rx="6" />
      <path d="m34 28 22 10-9 3-4 9z" />
    </>
  ),
  confidence: (
    <>
      <path
        fill="none"
        stroke="var(--on-denim-2)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M6 20v24M58 20v24M6 32h52"
      />
      <circle cx="36" cy="32" r="8" />
    </>
  ),
  ramp: (
    <>
      <path {...soft} d="M6 36h14v20H6z" />
      <path d="M25 24h14v32H25zM44 8h14v48H44z" />
    </>
  ),
};

/** A/B testing as a part of the product, point by point. */
export function TestingPoints() {
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
              <svg width="3.5rem" viewBox="0 0 64 64" fill="var(--on-denim)" aria-hidden="true">
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
