import {readFileSync} from 'node:fs';
import {featurePage, marketingPage, homeSection, changed, type Steps} from './pages';

const doc: Steps = {
  'docs/versions.mdx': `---
slug: /docs/versions
title: Versions of a page
description: Read which versions a tailored page has had, and go back to one of them with a single call.
---

import {Prerequisites} from '@site/src/docs/guide/Prerequisites';

<Prerequisites>

- A tailored page.

</Prerequisites>

## Count them

\`\`\`ts sample="versions/count.ts"
\`\`\`

## What can go wrong

Nothing yet.
`,
  'docs/samples/versions/count.ts':
    "const versions: readonly string[] = ['original', 'tailored'];\nconsole.log(versions.length);\n",
  ...changed('sidebars.ts', "    {type: 'category', label: 'Extension'", "    'versions',\n"),
};

/** What the README's recipes ask for, by their names; a post is written by a command. */
export const recipes = {
  'A home section': homeSection,
  'A feature page': featurePage,
  'A marketing page': marketingPage,
  'A doc with a sample': doc,
  'A redirect': changed('src/content/redirects.ts', "  {from: '/quick-start'", "  {from: '/jobs', to: '/careers'},\n"),
} as const satisfies Readonly<Record<string, Steps>>;

/** The two examples of src/browser/README.md, as files of the page that the recipes add. */
export function examples(): Steps {
  const readme = readFileSync('src/browser/README.md', 'utf8');
  const blockOf = (language: string): string => {
    const [, code] = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(readme) ?? [];
    if (code === undefined) throw new Error(`src/browser/README.md has no example in ${language}.`);
    return code;
  };
  return {
    'src/pages/careers/_Counter/Counter.island.tsx': blockOf('tsx'),
    'src/pages/careers/_CopyButton/copyText.behavior.ts': blockOf('ts'),
  };
}

/** All files of all recipes, by path. */
export const everyStep = (): ReadonlyMap<string, string> =>
  new Map([...Object.values(recipes), examples()].flatMap((steps) => Object.entries(steps)));
