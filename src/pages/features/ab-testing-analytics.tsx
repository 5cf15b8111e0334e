import type {ReactNode} from 'react';
import {reportCtaClick, reportDocClick} from '@site/src/analytics';
import {Button, ButtonLink, type ButtonKind} from '@site/src/components/Button';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {PageMeta} from '@site/src/components/PageMeta';
import {QuestionList} from '@site/src/components/QuestionList';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {SplitSection} from '@site/src/components/SplitSection';
import {DashboardNote} from '@site/src/components/features/DashboardNote';
import {ExposureBand} from '@site/src/components/features/ExposureBand';
import {TestDashboard} from '@site/src/components/features/TestDashboard';
import {TestStory} from '@site/src/components/features/TestStory';
import {VisitorsPicture} from '@site/src/components/pictures/VisitorsPicture';
import {features} from '@site/src/data/features';
import {questions} from '@site/src/data/features/abTestingAnalytics';
import {opensDialog} from '@site/src/dialogs/opensDialog';
import {faqStructuredData} from '@site/src/lib/structuredData';

const {path: page} = features.abTestingAnalytics;

/** The second call to action of both places leads to the documentation. */
function report(location: 'hero' | 'footer', variant: ButtonKind): void {
  reportCtaClick({location, variant, page});
  if (variant === 'secondary') reportDocClick({page});
}

const actions = (
  <>
    <Button {...opensDialog('lead')} onClick={() => report('hero', 'primary')}>
      Start Testing with Tailor
    </Button>
    <ButtonLink kind="secondary" to="/docs/ab-testing" onClick={() => report('hero', 'secondary')}>
      View Docs
    </ButtonLink>
  </>
);

export default function AbTestingAnalytics(): ReactNode {
  return (
    <FeaturePage
      feature={features.abTestingAnalytics}
      picture={<VisitorsPicture />}
      actions={actions}
      onNextStep={(variant) => report('footer', variant)}
    >
      <PageMeta structuredData={[faqStructuredData(questions)]} />
      <Section tone="sunken">
        <SectionHeading
          title="Put your own numbers in"
          text="The dashboard compares two groups of visitors. Change the counts, and see what may be concluded from them."
        />
        <TestDashboard />
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
