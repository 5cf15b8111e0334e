import type {ReactNode} from 'react';
import {CardGroup} from '@site/src/components/CardGroup';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {Steps} from '@site/src/components/Steps';
import {TriggerPicture} from '@site/src/components/pictures/TriggerPicture';
import {features} from '@site/src/data/features';
import {cards, steps} from '@site/src/data/features/audienceTargeting';

export default function AudienceTargeting(): ReactNode {
  return (
    <FeaturePage feature={features.audienceTargeting} picture={<TriggerPicture />}>
      <Section tone="sunken">
        <SectionHeading title="Where it earns its keep" />
        <CardGroup cards={cards} layout="rows" />
      </Section>
      <Section>
        <SectionHeading title="What happens on arrival" />
        <Steps steps={steps} />
      </Section>
    </FeaturePage>
  );
}
