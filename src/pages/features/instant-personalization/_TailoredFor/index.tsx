import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {SplitSection} from '@site/src/ui/SplitSection';
import {PageLabel} from './PageLabel';
import {features} from '@site/src/content/features';
import styles from './styles.module.css';

/** Who gets a tailored page: its label, and the pages that say more. */
export function TailoredFor(): ReactNode {
  return (
    <SplitSection
      title="For one audience at a time"
      text="A tailored page is shown when the visit matches its label: the campaign in the address, the device and the browser language. While its test runs, half of these visitors get it; once it is ramped, all of them do. Everyone else sees the original."
    >
      <PageLabel />
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
