import {changed, type Steps} from './steps';

export const featurePage: Steps = {
  ...changed(
    'src/content/features.ts',
    '  performanceInsights: {',
    `  pageHistory: {
    path: '/features/page-history',
    title: 'Page History',
    description: 'See what was changed on a tailored page, when and by whom, and go back to any version of it.',
    lead: 'Every version of a tailored page is kept, so that none of them has to be the last.',
    guide: {to: '/docs/tailor-a-page', label: 'How to tailor a page'},
    next: {title: 'Go back once', text: 'Change a page, and change it back.', link: {to: '/demos', label: 'Demos'}},
  },
`,
  ),
  'src/pages/features/page-history/index.tsx': `import type {ReactNode} from 'react';
import {features} from '@site/src/content/features';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {FeaturePage} from '../_FeaturePage';
import {VersionList} from './_VersionList';

export default function PageHistory(): ReactNode {
  return (
    <FeaturePage feature={features.pageHistory} picture={<VersionList />}>
      <Section>
        <SectionHeading title="What is kept" />
      </Section>
    </FeaturePage>
  );
}
`,
  'src/pages/features/page-history/_VersionList/index.tsx': `import type {ReactNode} from 'react';

export function VersionList(): ReactNode {
  return <p>Three versions</p>;
}
`,
};

export const marketingPage: Steps = {
  'src/pages/careers/index.tsx': `import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {Island} from '@site/src/browser/islands/Island';
import {PageHeader} from '@site/src/ui/PageHeader';
import {Section} from '@site/src/ui/Section';
import Counter from './_Counter/Counter.island';

export default function Careers(): ReactNode {
  return (
    <Layout title="Careers" description="Who we are looking for, how we work, and what happens after you have written to us.">
      <main>
        <PageHeader title="Work with us" lead="We read every letter." />
        <Section>
          <Island of={Counter} props={{start: 0}} />
          <button type="button" data-copy-text="Hello">
            Copy
          </button>
        </Section>
      </main>
    </Layout>
  );
}
`,
  ...changed(
    'src/content/navigation.ts',
    "  {id: 'login'",
    "  {id: 'careers', label: {en: 'Careers', de: 'Karriere'}, target: page('/careers')},\n",
  ),
};
