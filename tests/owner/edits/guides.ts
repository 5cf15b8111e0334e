import type {Edit} from '../edit';
import {addLast} from '../lists';
import {moveLinks, replaceIn, type SiteFiles} from '../siteFiles';

const docs = [
  'docs/ways.spec.ts',
  'docs/deepLinks.spec.ts',
  'docsSidebar.spec.ts',
  'docsDrawer.spec.ts',
  'search/golden.spec.ts',
  'everyPage.spec.ts',
  'markdownTwins.spec.ts',
  'redirects.spec.ts',
  'nextPage.spec.ts',
];
const demos = ['demos.spec.ts', 'guides.spec.ts', 'player/pages.spec.ts', 'everyPage.spec.ts'];
const tools = [
  'tools/tools.spec.ts',
  'tools/onTop.spec.ts',
  'search/golden.spec.ts',
  'everyPage.spec.ts',
  'typedFields.spec.ts',
  'touchFields.spec.ts',
];

function removeGuide(site: SiteFiles): void {
  site.remove('docs/bulk-pages.mdx');
  replaceIn(site, 'sidebars.ts', ", 'bulk-pages'", '');
  replaceIn(site, 'src/content/openQuestions.ts', /^ {2}'\/docs\/bulk-pages': .*\n/m, '');
  moveLinks(site, '/docs/bulk-pages', '/docs/publishing');
}

/** The files that have a line for each tool, which the compiler asks for. */
const filesOfTools = ['src/tools/defaults.ts', 'src/tools/EmbeddedTool/index.tsx', 'tests/support/tools.tsx'];

function removeTool(site: SiteFiles): void {
  site.remove('src/pages/tools/campaign-addresses');
  site.remove('src/tools/campaignAddresses');
  // Its own tests go with it.
  site.remove('tests/unit/tools/campaignAddresses');
  site.remove('tests/e2e/tools/campaignAddresses.spec.ts');
  replaceIn(site, 'src/content/tools.ts', /^ {2}campaignAddresses: \{[^}]*\},\n/m, '');
  replaceIn(site, 'src/pages/tools/_ToolPicture.tsx', /^ {2}campaignAddresses: \([^]*?^ {2}\),\n/m, '');
  for (const file of filesOfTools) {
    replaceIn(site, file, /^import .*\/campaignAddresses\/.*\n/m, '');
    replaceIn(site, file, /^ {2}campaignAddresses: .*\n/m, '');
  }
  replaceIn(site, 'src/content/navigation.ts', /^ {2}campaignAddresses: .*\n/m, '');
  // What nothing else reads goes too, as `npm run deadcode` says.
  replaceIn(site, 'package.json', /^ {4}"(@types\/)?papaparse": .*\n/gm, '');
  moveLinks(site, '/tools/campaign-addresses', '/tools');
}

function removeDemo(site: SiteFiles): void {
  replaceIn(site, 'src/pages/demos/guides.ts', /^ +\['reordering-sections'.*\n/m, '');
}

function addFeature(site: SiteFiles): void {
  addLast(
    site,
    'src/content/features.ts',
    'features',
    `formTailoring: {
    path: '/features/form-tailoring',
    title: 'Form Tailoring',
    description: 'Ask for less where the campaign has already said it, and see which fields visitors leave empty.',
    lead: 'A form can ask each audience for what it has not told you yet.',
    guide: {to: '/docs/tailor-a-page', label: 'How to tailor a page'},
    next: {title: 'Shorten one form', text: 'Take one field out.', link: {to: '/demos', label: 'Demos'}},
  }`,
  );
  site.write(
    'src/pages/features/form-tailoring/index.tsx',
    `import type {ReactNode} from 'react';
import {features} from '@site/src/content/features';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {FeaturePage} from '../_FeaturePage';

export default function FormTailoring(): ReactNode {
  return (
    <FeaturePage feature={features.formTailoring} picture={<p>Two fields</p>}>
      <Section>
        <SectionHeading title="What is asked" />
      </Section>
    </FeaturePage>
  );
}
`,
  );
}

function addGuide(site: SiteFiles): void {
  site.write(
    'docs/forms.mdx',
    `---
slug: /docs/forms
title: Forms
description: Ask visitors for less where the campaign has already said it, and see which fields they leave empty.
---

import {Prerequisites} from '@site/src/docs/guide/Prerequisites';

<Prerequisites>

- A tailored page.

</Prerequisites>

## Take a field out

Choose the field, and hide it.

## What can go wrong

Nothing yet.
`,
  );
  replaceIn(site, 'sidebars.ts', "'tailor-a-page',", "'tailor-a-page', 'forms',");
}

export const guideEdits: readonly Edit[] = [
  {name: 'a guide more', apply: addGuide, specs: docs, goesWithOthers: true},
  {name: 'a guide removed', apply: removeGuide, specs: docs},
  {name: 'a tool removed', apply: removeTool, specs: tools},
  {
    name: 'a feature page more',
    apply: addFeature,
    specs: ['features/opening.spec.ts', 'search/golden.spec.ts', 'everyPage.spec.ts'],
    goesWithOthers: true,
  },
  {name: 'a demo fewer', apply: removeDemo, specs: demos},
];
