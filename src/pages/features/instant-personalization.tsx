import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import Alterations from '@site/src/components/features/Alterations/Alterations.island';
import {TailoredFor} from '@site/src/components/features/TailoredFor';
import {VisitorFan} from '@site/src/components/pictures/VisitorFan';
import {features} from '@site/src/data/features';

export default function InstantPersonalization(): ReactNode {
  return (
    <FeaturePage feature={features.instantPersonalization} picture={<VisitorFan />}>
      <Section tone="sunken">
        <SectionHeading
          title="One page, four alterations"
          text="A visitor clicked an ad for company bikes. Put each change on the page or take it off, and see what they would find."
        />
        <Island of={Alterations} props={{}} />
      </Section>
      <TailoredFor />
    </FeaturePage>
  );
}
