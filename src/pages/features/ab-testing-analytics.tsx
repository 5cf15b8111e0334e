import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {reportsClick} from '@site/src/analytics';
import {Button, ButtonLink} from '@site/src/components/Button';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {PageMeta} from '@site/src/components/PageMeta';
import {QuestionList} from '@site/src/components/QuestionList';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {SplitSection} from '@site/src/components/SplitSection';
import {DashboardNote} from '@site/src/components/features/DashboardNote';
import {ExposureBand} from '@site/src/components/features/ExposureBand';
import TestDashboard from '@site/src/components/features/TestDashboard/TestDashboard.island';
import {TestStory} from '@site/src/components/features/TestStory';
import {VisitorsPicture} from '@site/src/components/pictures/VisitorsPicture';
import {features} from '@site/src/data/features';
import {questions} from '@site/src/data/features/abTestingAnalytics';
import {opensDialog} from '@site/src/dialogs/opensDialog';
import {faqStructuredData} from '@site/src/lib/structuredData';

const {path: page} = features.abTestingAnalytics;

const actions = (
  <>
    <Button {...opensDialog('lead')} {...reportsClick(page, 'hero-primary')}>
      Start Testing with Tailor
    </Button>
    <ButtonLink kind="secondary" to="/docs/ab-testing" {...reportsClick(page, 'hero-secondary')}>
      View Docs
    </ButtonLink>
  </>
);

export default function AbTestingAnalytics(): ReactNode {
  return (
    <FeaturePage feature={features.abTestingAnalytics} picture={<VisitorsPicture />} actions={actions} reportsNextStep>
      <PageMeta structuredData={[faqStructuredData(questions)]} />
      <Section tone="sunken">
        <SectionHeading
          title="Put your own numbers in"
          text="The dashboard compares two groups of visitors. Change the counts, and see what may be concluded from them."
        />
        <Island of={TestDashboard} props={{}} />
        <DashboardNote />
      </Section>
      <TestStory />
      <ExposureBand />
      <SplitSection title="Questions, answered" tone="sunken">
        <QuestionList questions={questions} />
      </SplitSection>
    </FeaturePage>
  );
}
