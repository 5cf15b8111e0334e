import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '../_FeaturePage';
import {Section} from '@site/src/ui/Section';
import PersonalizationDemo from './_PersonalizationDemo/PersonalizationDemo.island';
import {TailoredFor} from './_TailoredFor';
import {VisitorFan} from './_VisitorFan';
import {features} from '@site/src/content/features';
import {countInWords} from '@site/src/lib/countInWords';
import {changeCards} from './words';

export default function InstantPersonalization() {
  return (
    <FeaturePage feature={features.instantPersonalization} picture={<VisitorFan />}>
      <Section
        tone="sunken"
        rhythm="wide"
        title={`One page, ${countInWords(changeCards.length)} alterations`}
        text="A visitor clicked an ad for company bikes. Switch each change on or off, and see the page they would get."
      >
        <Island of={PersonalizationDemo} props={{}} />
      </Section>
      <TailoredFor />
    </FeaturePage>
  );
}
