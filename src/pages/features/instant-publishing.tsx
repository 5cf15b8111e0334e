import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {PublishBenefits} from '@site/src/components/features/PublishBenefits';
import {PublishNote} from '@site/src/components/features/PublishNote';
import PublishWalk from '@site/src/components/features/PublishWalk/PublishWalk.island';
import {WaitCloth} from '@site/src/components/features/WaitCloth';
import {PublishPicture} from '@site/src/components/pictures/PublishPicture';
import {features} from '@site/src/data/features';

export default function InstantPublishing(): ReactNode {
  return (
    <FeaturePage feature={features.instantPublishing} picture={<PublishPicture />}>
      <Section tone="sunken">
        <SectionHeading
          title="Publish one here"
          text="Four steps, and none of them waits for anybody else. The page is an example: take it from draft to live."
        />
        <Island of={PublishWalk} props={{}} />
        <PublishNote />
      </Section>
      <WaitCloth />
      <Section>
        <SectionHeading title="What publishing gives you" />
        <PublishBenefits />
      </Section>
    </FeaturePage>
  );
}
