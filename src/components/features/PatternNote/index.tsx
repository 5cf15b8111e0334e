import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/components/SiteLink';
import {Note} from '../Note';

/** What stands below the tester: what it goes by, and what nobody should build on. */
export function PatternNote(): ReactNode {
  return (
    <Note>
      The tester goes by the three documented forms and runs in your browser; nothing is sent. Two things are not
      specified: whether upper and lower case differ, and whether a star may stand for nothing. It says so where one of
      them decides. <SiteLink to="/docs/analytics-platform-integration#wildcard-utm-patterns">The rules</SiteLink> and{' '}
      <SiteLink to="/blog/utm-wildcards">how to name campaigns for them</SiteLink>.
    </Note>
  );
}
