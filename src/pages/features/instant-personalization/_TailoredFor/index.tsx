import {SiteLink} from '@site/src/ui/SiteLink';
import {SplitSection} from '@site/src/ui/SplitSection';
import {features} from '@site/src/content/features';
import {labelRows} from '../words';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** Who gets a tailored page: what is known of it, as a label sewn into cloth, and the pages that say more. */
export function TailoredFor() {
  return (
    <SplitSection
      title="For one audience at a time"
      text="A tailored page is shown when the visit matches its label: the campaign in the URL, the device and the browser language. While its test runs, half of these visitors get it; once it is ramped, all of them do. Everyone else sees the original."
    >
      <figure className={styles.cloth}>
        <figcaption>Label of the example page</figcaption>
        <dl className={styles.label}>
          {labelRows.map((row) => (
            <div key={row.name} className={styles.row}>
              <dt className={text.aside}>{row.name}</dt>
              <dd>{'isCode' in row ? <code>{row.value}</code> : row.value}</dd>
            </div>
          ))}
        </dl>
      </figure>
      <ul className={styles.links}>
        <li>
          <SiteLink to={features.audienceTargeting.path}>How a visit is matched</SiteLink>
        </li>
        <li>
          <SiteLink to={features.liveDeployment.path}>How the page gets to the visitor</SiteLink>
        </li>
        <li>
          <SiteLink to={features.abTestingAnalytics.path}>How it is tested against the original</SiteLink>
        </li>
      </ul>
    </SplitSection>
  );
}
