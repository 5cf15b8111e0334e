import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '../_FeaturePage';
import {Section} from '@site/src/ui/Section';
import {ButtonCards} from './_ButtonCards';
import ButtonRouting from './_ButtonRouting/ButtonRouting.island';
import {ButtonPicture} from './_ButtonPicture';
import {features} from '@site/src/content/features';

export default function DynamicCtas() {
  return (
    <FeaturePage feature={features.dynamicCtas} picture={<ButtonPicture />}>
      <Section
        tone="sunken"
        rhythm="wide"
        title="One button, several right answers"
        text="Visitors who arrive with different questions are ready for different next steps. Choose where a visitor comes from."
      >
        <Island of={ButtonRouting} props={{}} />
      </Section>
      <Section rhythm="tight" title="What a button can do">
        <ButtonCards />
      </Section>
    </FeaturePage>
  );
}
