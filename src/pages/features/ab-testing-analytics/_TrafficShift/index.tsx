import {contactAddress} from '@site/src/content/navigation';
import {SiteLink} from '@site/src/ui/SiteLink';
import {StatusMark} from '@site/src/ui/StatusMark';
import {smartOptimization} from '../words';
import styles from './styles.module.css';

const {title, status, description} = smartOptimization;

/** Share of visitors who get the better version, from the start of a test to its end: a drawing, not a forecast. */
const shares = [50, 50, 54, 60, 68, 76, 83, 88, 91];
const barWidth = 100 / shares.length;

/** What is to come, with a sketch of traffic that follows the result while a test runs. */
export function TrafficShift() {
  return (
    <div className={styles.shift}>
      <div className={styles.words}>
        <StatusMark status={status} />
        <h2>{title}</h2>
        <p className={styles.text}>
          {description} Ask through <SiteLink to={contactAddress}>Contact</SiteLink>.
        </p>
      </div>
      <figure>
        <svg
          width="100%"
          height="160"
          role="img"
          aria-label="A sketch: the better version starts with half of the visitors and gets more of them day by day."
        >
          {shares.map((share, index) => {
            const bar = {x: `${index * barWidth + 0.6}%`, width: `${barWidth - 1.2}%`, rx: 6};
            return (
              <g key={index} fill="var(--indigo)">
                <rect {...bar} height="160" fill="var(--surface)" />
                <rect {...bar} y={160 - share * 1.6} height={share * 1.6} />
              </g>
            );
          })}
        </svg>
        <figcaption className={styles.caption}>
          A sketch of the idea: share of visitors who get the better version
        </figcaption>
      </figure>
    </div>
  );
}
