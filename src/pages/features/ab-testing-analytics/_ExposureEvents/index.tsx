import {reportsClick} from '@site/src/lib/analytics/reportsClick';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {features} from '@site/src/content/features';
import {exposureProperties} from '../words';
import {integrations} from '../../../../content/integrations';
import styles from './styles.module.css';

/** The tools that experiment events can reach, how they get there, and what an event says. */
export function ExposureEvents() {
  return (
    <Section tone="denim" rhythm="wide">
      <div className={styles.band}>
        <div className={styles.words}>
          <h2>In the analytics tools you already use</h2>
          <p>
            A callback that you write sends the event to Amplitude, Segment or Google Analytics. Mixpanel gets it
            through Segment or a tag manager, Hotjar through a tag manager.
          </p>
          <ul className={styles.tools}>
            {integrations.map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
          <SiteLink
            to="/docs/advanced-features/custom-analytics-integration"
            {...reportsClick(features.abTestingAnalytics.path)}
          >
            How to connect your analytics
          </SiteLink>
        </div>
        <div>
          <p className={styles.caption}>Entering an experiment fires one event with four properties</p>
          <dl>
            {exposureProperties.map(({name, value}) => (
              <div key={name} className={styles.property}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
