import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '../_FeaturePage';
import {Section} from '@site/src/ui/Section';
import {InsightCards} from './_InsightCards';
import InsightsBoard from './_InsightsBoard/InsightsBoard.island';
import {testedPages} from './_InsightsBoard/sampleInsights';
import {TestingPoints} from './_TestingPoints';
import {TrafficThreads} from './_TrafficThreads';
import {features} from '@site/src/content/features';
import {countAtStart} from '@site/src/lib/countInWords';
import {cards} from './words';

export default function PerformanceInsights() {
  return (
    <FeaturePage feature={features.performanceInsights} picture={<TrafficThreads />}>
      <Section
        tone="sunken"
        rhythm="wide"
        title={`${countAtStart(testedPages.length)} pages at a glance`}
        text="A sample in which every tailored page runs its own test. Choose what to measure and which pages to look at."
      >
        <Island of={InsightsBoard} props={{}} />
      </Section>
      <TestingPoints />
      <Section rhythm="tight" title={`${countAtStart(cards.length)} views of the same page`}>
        <InsightCards />
      </Section>
    </FeaturePage>
  );
}
