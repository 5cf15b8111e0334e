import type {ReactNode} from 'react';
import {CardGroup} from '@site/src/components/CardGroup';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {SplitSection} from '@site/src/components/SplitSection';
import {ButtonPicture} from '@site/src/components/pictures/ButtonPicture';
import {features} from '@site/src/data/features';
import {cards} from '@site/src/data/features/dynamicCtas';

export default function DynamicCtas(): ReactNode {
  return (
    <FeaturePage feature={features.dynamicCtas} picture={<ButtonPicture />}>
      <SplitSection
        tone="sunken"
        title="One button, several right answers"
        text="A button asks for a decision. Visitors who arrive with different questions are ready for different ones."
      >
        <CardGroup cards={cards} layout="rows" />
      </SplitSection>
    </FeaturePage>
  );
}
