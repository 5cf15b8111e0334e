import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {ComparisonTable} from '@site/src/components/ComparisonTable';
import {NextStep} from '@site/src/components/NextStep';
import {PageHeader} from '@site/src/components/PageHeader';
import {PageMeta} from '@site/src/components/PageMeta';
import {Wrap} from '@site/src/components/Wrap';

/** The comparison with traditional tools, the same under /vs and under any competitor's name. */
export default function Comparison(): ReactNode {
  return (
    <Layout
      title="Compare"
      description="Tailor AI and traditional landing page tools side by side: editing, setup, AI, personalization, variants and testing."
    >
      <PageMeta canonicalPath="/vs" />
      <main>
        <PageHeader
          title="Tailor AI and traditional tools, side by side"
          lead="Page builders and testing suites start from a blank page or a copy of yours. Tailor starts from the page itself. That is where the six differences below come from."
        />
        <Wrap>
          <ComparisonTable />
        </Wrap>
        <NextStep
          title="Compare it on your own page"
          text="The fairest comparison is a page you know. Tailor it once, and judge by how long it took."
          link={{to: '/demos', label: 'Browse the demos'}}
        />
      </main>
    </Layout>
  );
}
