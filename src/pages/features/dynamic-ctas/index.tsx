import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '../_FeaturePage';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {ButtonCards} from './_ButtonCards';
import ButtonRouting from './_ButtonRouting/ButtonRouting.island';
import {ButtonPicture} from './_ButtonPicture';
import {features} from '@site/src/content/features';
import {cards} from './words';

export default function DynamicCtas(): ReactNode {
  return (
    <FeaturePage feature={features.dynamicCtas} picture={<ButtonPicture />}>
      <Section tone="sunken" rhythm="wide">
        <SectionHeading
          title="One button, several right answers"
          text="Visitors who arrive with different questions are ready for different next steps. Choose where a visitor comes from."
        />
        <Island of={ButtonRouting} props={{}} />
      </Section>
      <Section rhythm="tight">
        <SectionHeading title="What a button can do" />
        <ButtonCards cards={cards} />
      </Section>
    </FeaturePage>
  );
}
