import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {ArrivalFlow} from '@site/src/components/features/ArrivalFlow';
import {MessagePairs} from '@site/src/components/features/MessagePairs';
import {PatternNote} from '@site/src/components/features/PatternNote';
import UrlTester from '@site/src/components/features/UrlTester/UrlTester.island';
import {TriggerPicture} from '@site/src/components/pictures/TriggerPicture';
import {features} from '@site/src/data/features';

export default function AudienceTargeting(): ReactNode {
  return (
    <FeaturePage feature={features.audienceTargeting} picture={<TriggerPicture />}>
      <Section tone="sunken">
        <SectionHeading
          title="Try a pattern before visitors do"
          text="A trigger compares a UTM parameter with a value or a pattern. Type both, and see whether they meet."
        />
        <Island of={UrlTester} props={{}} />
        <PatternNote />
      </Section>
      <ArrivalFlow />
      <Section>
        <SectionHeading title="What brought them is what they read" />
        <MessagePairs />
      </Section>
    </FeaturePage>
  );
}
