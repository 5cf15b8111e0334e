import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {ElementCards} from '@site/src/components/features/ElementCards';
import ElementFitting from '@site/src/components/features/ElementFitting/ElementFitting.island';
import {ElementPicture} from '@site/src/components/pictures/ElementPicture';
import {features} from '@site/src/data/features';
import {cards} from '@site/src/data/features/elementControl';

export default function ElementControl(): ReactNode {
  return (
    <FeaturePage feature={features.elementControl} picture={<ElementPicture />}>
      <Section tone="sunken">
        <SectionHeading
          title="The same page, three visitors"
          text="An example: choose who arrives, and see which parts of one page are shown, hidden or moved for them."
        />
        <Island of={ElementFitting} props={{}} />
      </Section>
      <Section>
        <SectionHeading title="Three things to do with an element" />
        <ElementCards actions={cards} />
      </Section>
    </FeaturePage>
  );
}
