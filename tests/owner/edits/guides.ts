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

function removeGuide(site: SiteFiles): void {
  site.remove('docs/bulk-pages.mdx');
  replaceIn(site, 'sidebars.ts', ", 'bulk-pages'", '');
  replaceIn(site, 'src/content/openQuestions.ts', /^ {2}'\/docs\/bulk-pages': .*\n/m, '');
  moveLinks(site, '/docs/bulk-pages', '/docs/publishing');
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
  {
    name: 'a feature page more',
    apply: addFeature,
    specs: ['features/opening.spec.ts', 'search/golden.spec.ts', 'everyPage.spec.ts'],
    goesWithOthers: true,
  },
  {name: 'a demo fewer', apply: removeDemo, specs: demos},
];
