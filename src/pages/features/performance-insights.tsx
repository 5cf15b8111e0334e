import type {ReactNode} from 'react';
import {CardGroup} from '@site/src/components/CardGroup';
import {CheckList} from '@site/src/components/CheckList';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SplitSection} from '@site/src/components/SplitSection';
import {InsightsPicture} from '@site/src/components/pictures/InsightsPicture';
import {features} from '@site/src/data/features';
import {cards, testingPoints} from '@site/src/data/features/performanceInsights';

export default function PerformanceInsights(): ReactNode {
  return (
    <FeaturePage feature={features.performanceInsights} picture={<InsightsPicture />}>
      <Section tone="sunken" aria-label="What the dashboard shows">
        <CardGroup cards={cards} layout="uneven" headingLevel={2} />
      </Section>
      <SplitSection title="A/B testing is built in" text="There is no second tool to buy, install or reconcile.">
        <CheckList items={testingPoints} />
      </SplitSection>
    </FeaturePage>
  );
}
