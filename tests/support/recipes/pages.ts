import {readFileSync} from 'node:fs';

export const press = {en: 'What the press says', de: 'Was die Presse sagt'} as const;

export const homeSection: Steps = {
  'src/pages/_home/Press/index.tsx': `import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import type {SectionWords} from '../words/sections.en';

export function Press({words}: {words: SectionWords['press']}): ReactNode {
  return (
    <Section>
      <SectionHeading title={words.heading} />
    </Section>
  );
}
`,
  ...changed('src/pages/_home/words/sections.en.ts', '  closing: {', `  press: {heading: '${press.en}'},\n`),
  ...changed('src/pages/_home/words/sections.de.ts', '  closing: {', `  press: {heading: '${press.de}'},\n`),
  'src/pages/_home/HomeInLanguage.tsx': readFileSync('src/pages/_home/HomeInLanguage.tsx', 'utf8')
    .replace('import {Stats}', "import {Press} from './Press';\nimport {Stats}")
    .replace('      <Closing', '      <Press words={words.press} />\n      <Closing'),
};

/** The files that somebody who follows a recipe adds or changes, each with its whole text afterwards. */
export type Steps = Readonly<Record<string, string>>;

/** A file of the site with something put in before the first place that matches. */
export function changed(file: string, place: string, added: string): Steps {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(place)) throw new Error(`${file} has no "${place}"; adapt tests/support/recipes.`);
  return {[file]: text.replace(place, () => added + place)};
}

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
