import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {InsightCards} from '@site/src/components/features/InsightCards';
import InsightsBoard from '@site/src/components/features/InsightsBoard/InsightsBoard.island';
import {TestingPoints} from '@site/src/components/features/TestingPoints';
import {TrafficThreads} from '@site/src/components/pictures/TrafficThreads';
import {features} from '@site/src/data/features';

export default function PerformanceInsights(): ReactNode {
  return (
    <FeaturePage feature={features.performanceInsights} picture={<TrafficThreads />}>
      <Section tone="sunken">
        <SectionHeading
          title="Eight pages, one look"
          text="A sample: every tailored page runs its own test. Choose what to measure and whose pages to look at, and read what the tests say together."
        />
        <Island of={InsightsBoard} props={{}} />
      </Section>
      <TestingPoints />
      <Section>
        <SectionHeading title="Three views of the same page" />
        <InsightCards />
      </Section>
    </FeaturePage>
  );
}
