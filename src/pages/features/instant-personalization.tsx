import type {ReactNode} from 'react';
import {CardGroup} from '@site/src/components/CardGroup';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {EditorPicture} from '@site/src/components/pictures/EditorPicture';
import {features} from '@site/src/data/features';
import {cards} from '@site/src/data/features/instantPersonalization';

export default function InstantPersonalization(): ReactNode {
  return (
    <FeaturePage feature={features.instantPersonalization} picture={<EditorPicture />}>
      <Section tone="sunken">
        <SectionHeading title="Four things you can change" />
        <CardGroup cards={cards} layout="pairs" />
      </Section>
    </FeaturePage>
  );
}
