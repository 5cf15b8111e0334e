import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '../_FeaturePage';
import {Note} from '@site/src/ui/Note';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {ArrivalFlow} from './_ArrivalFlow';
import {MessagePairs} from './_MessagePairs';
import UrlTester from './_UrlTester/UrlTester.island';
import {TriggerPicture} from './_TriggerPicture';
import {conversionLift} from '@site/src/content/claims';
import {features} from '@site/src/content/features';

export default function AudienceTargeting() {
  return (
    <FeaturePage feature={features.audienceTargeting} picture={<TriggerPicture />}>
      <Section
        tone="sunken"
        rhythm="wide"
        title="Try a pattern before visitors do"
        text="A trigger compares a UTM parameter with a value or a pattern. Type a URL and a pattern, and see whether they match."
      >
        <Island of={UrlTester} props={{}} />
        <Note>
          The tester runs in your browser and sends nothing. Write UTM values in lower case, with at least one character
          where the pattern has a star. <SiteLink to="/docs/triggers#patterns">The rules</SiteLink> and{' '}
          <SiteLink to="/blog/utm-wildcards">how to name campaigns for them</SiteLink>. For a whole list of URLs, there
          is <SiteLink to="/tools/campaign-addresses">Campaign URLs and patterns</SiteLink>.
        </Note>
      </Section>
      <ArrivalFlow />
      <Section
        rhythm="tight"
        title="The page says what the ad said"
        text={`Visitors find what the ad promised. Our own figure for tailored pages: a ${conversionLift.value} ${conversionLift.label}.`}
      >
        <MessagePairs />
      </Section>
    </FeaturePage>
  );
}
