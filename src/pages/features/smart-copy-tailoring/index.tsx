import {Island} from '@site/src/browser/islands/Island';
import {CardGroup} from '@site/src/ui/CardGroup';
import {FeaturePage} from '../_FeaturePage';
import {Section} from '@site/src/ui/Section';
import {SplitSection} from '@site/src/ui/SplitSection';
import {Steps} from '@site/src/ui/Steps';
import CopyDemo from './_CopyDemo/CopyDemo.island';
import {CopyPicture} from './_CopyPicture';
import {GuidelinePicture} from './_GuidelinePicture';
import {features} from '@site/src/content/features';
import {benefits, brandConsistency, steps} from './words';

export default function SmartCopyTailoring() {
  return (
    <FeaturePage feature={features.smartCopyTailoring} picture={<CopyPicture />}>
      <Section
        tone="sunken"
        rhythm="wide"
        title="Pick a reader"
        text="The stitches mark what changes on the page. The rest stays as it is."
      >
        <Island of={CopyDemo} props={{}} />
      </Section>
      <Section aria-label="Benefits" rhythm="tight">
        <CardGroup cards={benefits} headingLevel={2} />
      </Section>
      <SplitSection
        title="Brand consistency"
        text="Guidelines are set once for the whole organization, and every rewrite follows them. It still sounds like you."
        seam
      >
        <GuidelinePicture />
        <CardGroup cards={brandConsistency} layout="rows" />
      </SplitSection>
      <Section tone="sunken" title="How it works">
        <Steps steps={steps} />
      </Section>
    </FeaturePage>
  );
}
