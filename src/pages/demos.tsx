import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {CardGroup} from '@site/src/components/CardGroup';
import {GuideList} from '@site/src/components/GuideList';
import {NextStep} from '@site/src/components/NextStep';
import {PageHeader} from '@site/src/components/PageHeader';
import {SplitSection} from '@site/src/components/SplitSection';
import {moreDemos} from '@site/src/data/demos';

export default function Demos(): ReactNode {
  return (
    <Layout
      title="Demos"
      description="Short guides to tailoring, publishing, testing and setting up, one task each, from first click to finished page."
    >
      <main>
        <PageHeader
          title="See it done, one task at a time"
          lead="Each guide shows a single task from the first click to the finished page. Start with the one you need today."
        />
        <GuideList />
        <SplitSection tone="sunken" title="More to look at" text="Three features that reach across tasks.">
          <CardGroup cards={moreDemos} layout="rows" />
        </SplitSection>
        <NextStep
          tone="denim"
          title="Now on your own page"
          text="A guide shows somebody else’s page. Yours is the better test."
        />
      </main>
    </Layout>
  );
}
