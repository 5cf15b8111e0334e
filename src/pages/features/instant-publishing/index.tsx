import {Island} from '@site/src/browser/islands/Island';
import {FeaturePage} from '../_FeaturePage';
import {Note} from '@site/src/ui/Note';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {PublishBenefits} from './_PublishBenefits';
import PublishWalk from './_PublishWalk/PublishWalk.island';
import {publishSteps} from './_PublishWalk/publishing';
import {TimeComparison} from './_TimeComparison';
import {PublishPicture} from './_PublishPicture';
import {features} from '@site/src/content/features';
import {countInWords} from '@site/src/lib/countInWords';

export default function InstantPublishing() {
  return (
    <FeaturePage feature={features.instantPublishing} picture={<PublishPicture />}>
      <Section
        tone="sunken"
        rhythm="wide"
        title="Publish one here"
        text={`Take an example page from draft to live. You can do all ${countInWords(publishSteps.length)} steps yourself.`}
      >
        <Island of={PublishWalk} props={{}} />
        <Note>
          This runs in your browser and publishes nothing. Publishing does not start a test. See{' '}
          <SiteLink to="/docs/ab-testing#when-ab-testing-begins">when A/B testing begins</SiteLink> and{' '}
          <SiteLink to="/docs/ab-testing#preview-modes">how to preview both versions</SiteLink>.
        </Note>
      </Section>
      <TimeComparison />
      <Section rhythm="tight" title="What publishing gives you">
        <PublishBenefits />
      </Section>
    </FeaturePage>
  );
}
