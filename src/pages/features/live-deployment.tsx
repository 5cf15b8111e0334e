import type {ReactNode} from 'react';
import {CardGroup} from '@site/src/components/CardGroup';
import {FeaturePage} from '@site/src/components/FeaturePage';
import {Section} from '@site/src/components/Section';
import {SplitSection} from '@site/src/components/SplitSection';
import {StatBand} from '@site/src/components/StatBand';
import {EdgePicture} from '@site/src/components/pictures/EdgePicture';
import {features} from '@site/src/data/features';
import {cards, metrics, triggering} from '@site/src/data/features/liveDeployment';

export default function LiveDeployment(): ReactNode {
  return (
    <FeaturePage feature={features.liveDeployment} picture={<EdgePicture />}>
      <StatBand claims={metrics} label="Deployment figures" />
      <SplitSection
        title="Intelligent triggering"
        text="Which page a visitor gets is decided from what the visit itself says."
      >
        <CardGroup cards={triggering} layout="rows" />
      </SplitSection>
      <Section tone="sunken" aria-label="Publishing and installation">
        <CardGroup cards={cards} layout="pairs" headingLevel={2} />
      </Section>
    </FeaturePage>
  );
}
