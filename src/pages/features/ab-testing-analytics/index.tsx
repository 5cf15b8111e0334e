import {reportsClick} from '@site/src/lib/analytics/reportsClick';
import {FeaturePage} from '../_FeaturePage';
import {Note} from '@site/src/ui/Note';
import {PageMeta} from '@site/src/ui/PageMeta';
import {QuestionList} from '@site/src/ui/QuestionList';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {SplitSection} from '@site/src/ui/SplitSection';
import {ExposureEvents} from './_ExposureEvents';
import {TestDashboard} from './_TestDashboard';
import {TrafficShift} from './_TrafficShift';
import {VersionPair} from './_VersionPair';
import {VisitorsPicture} from './_VisitorsPicture';
import {confidence} from '@site/src/content/claims';
import {features} from '@site/src/content/features';
import {questions} from './words';
import {faqStructuredData} from '@site/src/lib/structuredData';

const {path: page} = features.abTestingAnalytics;

export default function AbTestingAnalytics() {
  return (
    <FeaturePage feature={features.abTestingAnalytics} picture={<VisitorsPicture />} reportsClicks>
      <PageMeta structuredData={[faqStructuredData(questions)]} />
      <Section
        tone="sunken"
        rhythm="wide"
        title="Put your own numbers in"
        text="The dashboard compares two groups of visitors. Change the counts, and see what they show."
      >
        <TestDashboard page={page} />
        <Note>
          Sample figures until you change them. They are computed in your browser and stay there.{' '}
          <SiteLink to="/docs/ab-testing#what-95-confidence-means" {...reportsClick(page)}>
            {`What ${confidence.value} ${confidence.label} means`}
          </SiteLink>
          . More versions, other plans: <SiteLink to="/tools/read-a-result">Read a result</SiteLink>
        </Note>
      </Section>
      <Section title="One ad, two versions of a page">
        <VersionPair />
      </Section>
      <Section rhythm="tight" aria-label="What comes next">
        <TrafficShift />
      </Section>
      <ExposureEvents />
      <SplitSection title="Questions, answered" tone="sunken">
        <QuestionList questions={questions} />
      </SplitSection>
    </FeaturePage>
  );
}
