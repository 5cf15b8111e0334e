import {Island} from '@site/src/browser/islands/Island';
import {CardGroup} from '@site/src/ui/CardGroup';
import {FeaturePage} from '../_FeaturePage';
import {SplitSection} from '@site/src/ui/SplitSection';
import ImageStudio from './_ImageStudio/ImageStudio.island';
import {ImagePicture} from './_ImagePicture';
import {features} from '@site/src/content/features';
import {cards, libraries} from './words';

export default function ImageTailoring() {
  return (
    <FeaturePage feature={features.imageTailoring} picture={<ImagePicture />}>
      <SplitSection title="From prompt to page" text="Each image is fitted to its place before you publish." seam>
        <CardGroup cards={cards} layout="rows" />
      </SplitSection>
      <Island of={ImageStudio} props={{}} />
      <SplitSection title="Use what you already have" text="Your own images work the same way as generated ones.">
        <CardGroup cards={libraries} layout="pairs" />
      </SplitSection>
    </FeaturePage>
  );
}
