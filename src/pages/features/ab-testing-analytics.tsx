import type {ReactNode} from 'react';
import {Button, ButtonLink} from '@site/src/components/Button';
import {CardGroup} from '@site/src/components/CardGroup';
import {CheckList} from '@site/src/components/CheckList';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {PageMeta} from '@site/src/components/PageMeta';
import {QuestionList} from '@site/src/components/QuestionList';
import {SiteLink} from '@site/src/components/SiteLink';
import {SplitSection} from '@site/src/components/SplitSection';
import {ResultsPicture} from '@site/src/components/pictures/ResultsPicture';
import {features} from '@site/src/data/features';
import {example, integrations, questions, smartOptimization} from '@site/src/data/features/abTestingAnalytics';
import {opensDialog} from '@site/src/dialogs';
import {faqStructuredData} from '@site/src/lib/structuredData';

const actions = (
  <>
    <Button {...opensDialog('lead')}>Start Testing with Tailor</Button>
    <ButtonLink kind="secondary" to="/docs/ab-testing">
      View Docs
    </ButtonLink>
  </>
);

export default function AbTestingAnalytics(): ReactNode {
  return (
    <FeaturePage feature={features.abTestingAnalytics} picture={<ResultsPicture />} actions={actions}>
      <PageMeta structuredData={[faqStructuredData(questions)]} />
      <SplitSection
        tone="sunken"
        title="An example"
        text="One ad group, one changed headline, half of the visitors each."
      >
        <CardGroup cards={[...example, smartOptimization]} layout="rows" />
      </SplitSection>
      <SplitSection title="In the tools you report from" text="Each exposure is sent with four properties.">
        <CheckList items={integrations} />
        <SiteLink to="/docs/advanced-features/custom-analytics-integration">How to connect your analytics</SiteLink>
      </SplitSection>
      <SplitSection title="Questions, answered" tone="sunken">
        <QuestionList questions={questions} />
      </SplitSection>
    </FeaturePage>
  );
}
