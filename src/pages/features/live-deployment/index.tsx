import {Island} from '@site/src/browser/islands/Island';
import {CardGroup} from '@site/src/ui/CardGroup';
import {FeaturePage} from '../_FeaturePage';
import {Note} from '@site/src/ui/Note';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Figures} from './_Figures';
import TriggerDemo from './_TriggerDemo/TriggerDemo.island';
import {TagPicture} from './_TagPicture';
import {features} from '@site/src/content/features';
import {cards, metrics} from './words';

export default function LiveDeployment() {
  return (
    <FeaturePage feature={features.liveDeployment} picture={<TagPicture />}>
      <Figures claims={metrics} label="Deployment figures" />
      <Section
        tone="denim"
        rhythm="wide"
        title="Intelligent triggering"
        text="Three things about a visit decide which page it gets. Choose them, and follow the thread to the page."
      >
        <Island of={TriggerDemo} props={{}} />
        <Note tone="denim">
          An example that runs in your browser. Give each page its own conditions, so that every visit fits one page at
          most. While a test runs, half of the matching visits see the original.{' '}
          <SiteLink to="/docs/triggers">How triggers match</SiteLink>
        </Note>
      </Section>
      <Section rhythm="tight" title="When a page is live">
        <CardGroup cards={cards} />
      </Section>
    </FeaturePage>
  );
}
