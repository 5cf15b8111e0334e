import type {ReactNode} from 'react';
import {reportsClick} from '@site/src/lib/analytics/reportsClick';
import {SiteLink} from '@site/src/ui/SiteLink';
import {features} from '@site/src/content/features';
import {thresholdNote} from './words';
import {Note} from '../_Note';

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
