import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {reportsClick} from '@site/src/lib/analytics/reportsClick';
import {FeaturePage} from '../_FeaturePage';
import {Note} from '../_Note';
import {PageMeta} from '@site/src/ui/PageMeta';
import {QuestionList} from '@site/src/ui/QuestionList';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {SiteLink} from '@site/src/ui/SiteLink';
import {SplitSection} from '@site/src/ui/SplitSection';
import {ExposureEvents} from './_ExposureEvents';
import TestDashboard from './_TestDashboard/TestDashboard.island';
import {TestStory} from './_TestStory';
import {VisitorsPicture} from './_VisitorsPicture';
import {features} from '@site/src/content/features';
import {questions} from './words';
import {faqStructuredData} from '@site/src/lib/structuredData';

const {path: page} = features.abTestingAnalytics;

export default function AbTestingAnalytics(): ReactNode {
  return (
    <FeaturePage feature={features.abTestingAnalytics} picture={<VisitorsPicture />} reportsClicks>
      <PageMeta structuredData={[faqStructuredData(questions)]} />
      <Section tone="sunken" rhythm="wide">
        <SectionHeading
          title="Put your own numbers in"
          text="The dashboard compares two groups of visitors. Change the counts, and see what they show."
        />
        <Island of={TestDashboard} props={{}} />
        <Note>
          Sample figures until you change them. They are computed in your browser and stay there.{' '}
          <SiteLink to="/docs/ab-testing#what-95-confidence-means" {...reportsClick(page)}>
            What 95% confidence means
          </SiteLink>
          . More versions, other plans: <SiteLink to="/tools/read-a-result">Read a result</SiteLink>
        </Note>
      </Section>
      <TestStory />
      <ExposureEvents />
      <SplitSection title="Questions, answered" tone="sunken">
        <QuestionList questions={questions} />
      </SplitSection>
    </FeaturePage>
  );
}
