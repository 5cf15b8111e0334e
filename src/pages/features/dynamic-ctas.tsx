import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {ButtonCards} from '@site/src/components/features/ButtonCards';
import ButtonRouting from '@site/src/components/features/ButtonRouting/ButtonRouting.island';
import {ButtonPicture} from '@site/src/components/pictures/ButtonPicture';
import {features} from '@site/src/data/features';
import {cards} from '@site/src/data/features/dynamicCtas';

export default function DynamicCtas(): ReactNode {
  return (
    <FeaturePage feature={features.dynamicCtas} picture={<ButtonPicture />}>
      <Section tone="sunken">
        <SectionHeading
          title="One button, several right answers"
          text="Visitors who arrive with different questions are ready for different decisions. Choose where one comes from."
        />
        <Island of={ButtonRouting} props={{}} />
      </Section>
      <Section>
        <SectionHeading title="What a button can do" />
        <ButtonCards cards={cards} />
      </Section>
    </FeaturePage>
  );
}
