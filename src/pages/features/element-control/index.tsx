import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '../_FeaturePage';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {ElementCards} from './_ElementCards';
import ElementDemo from './_ElementDemo/ElementDemo.island';
import {ElementPicture} from './_ElementPicture';
import {features} from '@site/src/content/features';
import {cards} from './words';

export default function ElementControl(): ReactNode {
  return (
    <FeaturePage feature={features.elementControl} picture={<ElementPicture />}>
      <Section tone="sunken">
        <SectionHeading
          title="The same page, three visitors"
          text="An example: choose who arrives, and see which parts of one page are shown, hidden or moved for them."
        />
        <Island of={ElementDemo} props={{}} />
      </Section>
      <Section>
        <SectionHeading title="Three things to do with an element" />
        <ElementCards actions={cards} />
      </Section>
    </FeaturePage>
  );
}
