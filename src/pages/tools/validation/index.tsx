import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {PageHeader} from '@site/src/ui/PageHeader';

export default function Validation(): ReactNode {
  return (
    <Layout
      title="How the numbers are proven"
      description="Every function behind the A/B testing tools, beside the published values that it is held to: R, statsmodels, GrowthBook and the papers."
    >
      <main>
        <PageHeader
          back={{to: '/tools', label: 'All tools'}}
          title="How the numbers are proven"
          lead="Each function behind the tools, beside the published values that it is held to."
        />
      </main>
    </Layout>
  );
}
