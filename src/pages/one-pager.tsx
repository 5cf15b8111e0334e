import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {CardGroup} from '@site/src/components/CardGroup';
import {CheckList} from '@site/src/components/CheckList';
import {NextStep} from '@site/src/components/NextStep';
import {PageHeader} from '@site/src/components/PageHeader';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {SplitSection} from '@site/src/components/SplitSection';
import {StatBand} from '@site/src/components/StatBand';
import {EditorPicture} from '@site/src/components/pictures/EditorPicture';
import {challengeAndSolution, featureSuite, keyFeatures, overviewClaims, useCases} from '@site/src/data/overview';

export default function OnePager(): ReactNode {
  return (
    <Layout
      title="One-Pager"
      description="Tailor AI on one page: the challenge, the solution, what is in the product, who uses it for what, and how to start."
    >
      <main>
        <PageHeader
          title="Tailor AI on one page"
          lead="A browser extension, a hosted app and one script tag that turn one landing page into many, each cut for its visitor and tested against the original."
          picture={<EditorPicture />}
        />
        <StatBand claims={overviewClaims} label="Tailor AI in figures" />
        <Section aria-label="Challenge and solution">
          <CardGroup cards={challengeAndSolution} layout="pairs" headingLevel={2} />
        </Section>
        <Section tone="sunken">
          <SectionHeading title="The feature suite" />
          <CardGroup cards={featureSuite} layout="pairs" />
        </Section>
        <SplitSection title="Where teams use it">
          <CardGroup cards={useCases} layout="rows" />
        </SplitSection>
        <SplitSection title="Also in the box" tone="sunken">
          <CheckList items={keyFeatures} />
        </SplitSection>
        <NextStep
          tone="denim"
          title="See it on your own page"
          text="Pick one page and one audience. We start from there."
        />
      </main>
    </Layout>
  );
}
