import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Note} from '../_Note';

/** What stands below the tester: where it runs, and how to write patterns that hold. */
export function PatternNote(): ReactNode {
  return (
    <Note>
      The tester runs in your browser; nothing is sent. Write UTM values in lower case, and leave something for each
      star to stand for. <SiteLink to="/docs/analytics-platform-integration#wildcard-utm-patterns">The rules</SiteLink>{' '}
      and <SiteLink to="/blog/utm-wildcards">how to name campaigns for them</SiteLink>.
    </Note>
  );
}
