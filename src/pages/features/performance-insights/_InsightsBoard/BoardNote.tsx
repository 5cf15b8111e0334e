import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {testedPages} from './sampleInsights';
import {falseAlarmShare, worthwhile} from './pageBoard';
import {confidence} from '@site/src/content/claims';
import {Note} from '../../_Note';

/** What stands below the board: what its figures are, and what many tests at once do to confidence. */
export function BoardNote(): ReactNode {
  const tests = testedPages.length;
  return (
    <Note>
      Made-up counts, read in your browser at {confidence.value} confidence; each test was planned to find a lift of{' '}
      {100 * worthwhile}%, and “so far” means its sample isn’t complete. Of 100 boards with {tests} tests that change
      nothing, about {Math.round(100 * falseAlarmShare(tests))} still show a page ahead or behind by luck, so repeat a
      surprising result before you build on it.{' '}
      <SiteLink to="/docs/ab-testing#what-95-confidence-means">What 95% confidence means</SiteLink>
    </Note>
  );
}
