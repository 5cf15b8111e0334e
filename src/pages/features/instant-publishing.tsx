import type {ReactNode} from 'react';
import {CardGroup} from '@site/src/components/CardGroup';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {Steps} from '@site/src/components/Steps';
import {PublishPicture} from '@site/src/components/pictures/PublishPicture';
import {features} from '@site/src/data/features';
import {cards, steps} from '@site/src/data/features/instantPublishing';

export default function InstantPublishing(): ReactNode {
  return (
    <FeaturePage feature={features.instantPublishing} picture={<PublishPicture />}>
      <Section tone="sunken">
        <SectionHeading title="Four steps, one of them waiting for you" />
        <Steps steps={steps} />
      </Section>
      <Section>
        <SectionHeading title="What publishing gives you" />
        <CardGroup cards={cards} layout="pairs" />
      </Section>
    </FeaturePage>
  );
}
