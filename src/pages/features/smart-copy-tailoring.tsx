import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {CardGroup} from '@site/src/components/CardGroup';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {SplitSection} from '@site/src/components/SplitSection';
import {Steps} from '@site/src/components/Steps';
import CopyFitting from '@site/src/components/features/CopyFitting/CopyFitting.island';
import {CopyPicture} from '@site/src/components/pictures/CopyPicture';
import {GuidelinePicture} from '@site/src/components/pictures/GuidelinePicture';
import {features} from '@site/src/data/features';
import {benefits, brandConsistency, steps} from '@site/src/data/features/smartCopyTailoring';

export default function SmartCopyTailoring(): ReactNode {
  return (
    <FeaturePage feature={features.smartCopyTailoring} picture={<CopyPicture />}>
      <Section tone="sunken">
        <SectionHeading
          title="Pick a reader"
          text="The stitches mark what changes on the page, and nothing else does."
        />
        <Island of={CopyFitting} props={{}} />
      </Section>
      <Section aria-label="Benefits">
        <CardGroup cards={benefits} layout="uneven" headingLevel={2} />
      </Section>
      <SplitSection
        title="Brand consistency"
        text="It still sounds like you. Guidelines are set once for the whole organisation, and every rewrite follows them."
        seam
      >
        <GuidelinePicture />
        <CardGroup cards={brandConsistency} layout="rows" />
      </SplitSection>
      <Section tone="sunken">
        <SectionHeading title="How it works" />
        <Steps steps={steps} />
      </Section>
    </FeaturePage>
  );
}
