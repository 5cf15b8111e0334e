import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '../_FeaturePage';
import {Section} from '@site/src/ui/Section';
import {ElementCards} from './_ElementCards';
import ElementDemo from './_ElementDemo/ElementDemo.island';
import {ElementPicture} from './_ElementPicture';
import {features} from '@site/src/content/features';
import {countAtStart, countInWords} from '@site/src/lib/countInWords';
import {cards, visitors} from './words';

export default function ElementControl() {
  return (
    <FeaturePage feature={features.elementControl} picture={<ElementPicture />}>
      <Section
        tone="sunken"
        rhythm="wide"
        title={`The same page, ${countInWords(visitors.length)} visitors`}
        text="In this example, each audience has its own campaign, such as the retargeting ads that return visitors click; Tailor matches the URL and does not guess anyone’s intent."
      >
        <Island of={ElementDemo} props={{}} />
      </Section>
      <Section rhythm="tight" title={`${countAtStart(cards.length)} things to do with an element`}>
        <ElementCards />
      </Section>
    </FeaturePage>
  );
}
