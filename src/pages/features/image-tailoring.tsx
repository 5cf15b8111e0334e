import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {CardGroup} from '@site/src/components/CardGroup';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {SplitSection} from '@site/src/components/SplitSection';
import ImageStudio from '@site/src/components/features/ImageStudio/ImageStudio.island';
import {ImagePicture} from '@site/src/components/pictures/ImagePicture';
import {features} from '@site/src/data/features';
import {cards, libraries} from '@site/src/data/features/imageTailoring';

export default function ImageTailoring(): ReactNode {
  return (
    <FeaturePage feature={features.imageTailoring} picture={<ImagePicture />}>
      <SplitSection title="From prompt to page" text="Each picture is fitted to its place before you publish." seam>
        <CardGroup cards={cards} layout="rows" />
      </SplitSection>
      <Island of={ImageStudio} props={{}} />
      <SplitSection
        title="Use what you already have"
        text="Not every picture has to be new. Connect your libraries and pick from them."
      >
        <CardGroup cards={libraries} layout="pairs" />
      </SplitSection>
    </FeaturePage>
  );
}
