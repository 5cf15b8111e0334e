import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Note} from '../_Note';

/** What the example leaves out, and where it is said in full. */
export function PublishNote(): ReactNode {
  return (
    <Note>
      An example that runs in your browser; nothing is published. Publishing starts no test by itself:{' '}
      <SiteLink to="/docs/ab-testing#when-ab-testing-begins">when A/B testing begins</SiteLink> and{' '}
      <SiteLink to="/docs/ab-testing#preview-modes">how to preview both versions</SiteLink>.
    </Note>
  );
}
