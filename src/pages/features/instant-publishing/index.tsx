import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '../_FeaturePage';
import {Note} from '../_Note';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {SiteLink} from '@site/src/ui/SiteLink';
import {PublishBenefits} from './_PublishBenefits';
import PublishWalk from './_PublishWalk/PublishWalk.island';
import {TimeComparison} from './_TimeComparison';
import {PublishPicture} from './_PublishPicture';
import {features} from '@site/src/content/features';

export default function InstantPublishing(): ReactNode {
  return (
    <FeaturePage feature={features.instantPublishing} picture={<PublishPicture />}>
      <Section tone="sunken">
        <SectionHeading
          title="Publish one here"
          text="Four steps, and none of them waits for anybody else. The page is an example: take it from draft to live."
        />
        <Island of={PublishWalk} props={{}} />
        <Note>
          An example that runs in your browser; nothing is published. Publishing starts no test by itself:{' '}
          <SiteLink to="/docs/ab-testing#when-ab-testing-begins">when A/B testing begins</SiteLink> and{' '}
          <SiteLink to="/docs/ab-testing#preview-modes">how to preview both versions</SiteLink>.
        </Note>
      </Section>
      <TimeComparison />
      <Section>
        <SectionHeading title="What publishing gives you" />
        <PublishBenefits />
      </Section>
    </FeaturePage>
  );
}
