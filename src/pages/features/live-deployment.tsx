import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {CardGroup} from '@site/src/components/CardGroup';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {TapeMeasure} from '@site/src/components/features/TapeMeasure';
import TriggerLoom from '@site/src/components/features/TriggerLoom/TriggerLoom.island';
import {TriggerNote} from '@site/src/components/features/TriggerNote';
import {TagPicture} from '@site/src/components/pictures/TagPicture';
import {features} from '@site/src/data/features';
import {cards, metrics} from '@site/src/data/features/liveDeployment';

export default function LiveDeployment(): ReactNode {
  return (
    <FeaturePage feature={features.liveDeployment} picture={<TagPicture />}>
      <TapeMeasure claims={metrics} label="Deployment figures" />
      <Section tone="denim">
        <SectionHeading
          title="Intelligent triggering"
          text="Which page a visitor gets is decided from what the visit itself says. Thread one through, and see where it ends."
        />
        <Island of={TriggerLoom} props={{}} />
        <TriggerNote />
      </Section>
      <Section>
        <SectionHeading title="Once it is live" />
        <CardGroup cards={cards} />
      </Section>
    </FeaturePage>
  );
}
