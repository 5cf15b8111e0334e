import type {ReactNode} from 'react';
import {CardGroup} from '@site/src/components/CardGroup';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SplitSection} from '@site/src/components/SplitSection';
import {VisitorTable} from '@site/src/components/VisitorTable';
import {ElementPicture} from '@site/src/components/pictures/ElementPicture';
import {features} from '@site/src/data/features';
import {cards, visitorRows} from '@site/src/data/features/elementControl';

export default function ElementControl(): ReactNode {
  return (
    <FeaturePage feature={features.elementControl} picture={<ElementPicture />}>
      <SplitSection
        tone="sunken"
        title="The same page, three visitors"
        text="An example: what a first-time, a return and a high-intent visitor see of one page."
      >
        <VisitorTable rows={visitorRows} />
      </SplitSection>
      <Section aria-label="What you can do with an element">
        <CardGroup cards={cards} headingLevel={2} />
      </Section>
    </FeaturePage>
  );
}
