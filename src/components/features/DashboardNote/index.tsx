import type {ReactNode} from 'react';
import {reportsClick} from '@site/src/analytics';
import {SiteLink} from '@site/src/components/SiteLink';
import {features} from '@site/src/data/features';
import {thresholdNote} from '@site/src/data/features/abTestingAnalytics';
import {Note} from '../Note';

/** What stands below the dashboard: where its numbers come from and what the threshold is. */
export function DashboardNote(): ReactNode {
  return (
    <Note>
      Sample figures until you change them, computed in your browser and sent nowhere. {thresholdNote}{' '}
      <SiteLink to="/docs/ab-testing#what-95-confidence-means" {...reportsClick(features.abTestingAnalytics.path)}>
        What 95% confidence means
      </SiteLink>
    </Note>
  );
}
