import {readFileSync} from 'node:fs';
import {advancedFeatureCards, documentationCards} from '@site/src/docs/DocCards/cards';
import sidebars from '@site/sidebars';
import {docHeadings, listedPages, missingParts, missingSections, skippedLevels} from '../support/docPages';
import {readTree, type SourceFile} from '../support/readTree';

/** The sections that readers and links have been promised, in reading order. */
const guides: Readonly<Record<string, readonly string[]>> = {
  'ab-testing': [
    'Overview',
    'Video Guide',
    'When A/B Testing Begins',
    'Conversion Tracking',
    'How It Works',
    'Ramping to 100%',
    'Preview Modes',
    'Best Practices',
  ],
  'analytics-platform-integration': [
    'Overview',
    'Supported platforms',
    'Code examples',
    'Event properties',
    'Example funnel analysis',
    'Custom event names',
    'Troubleshooting',
  ],
  'advanced-features/api-integration': [
    'Prerequisites',
    'Open the settings page',
    'Generate an API key',
    'Test with Postman',
    'Test with curl',
    'TypeScript example',
    'Python, Node.js and PowerShell',
    'Errors and retries',
    'API reference',
    'Security of the key',
    'Troubleshooting',
  ],
  'advanced-features/alt-text-editing': [
    'Editing alt text of existing images',
    'Auto-generated alt text for uploaded or imported images',
    'Alt text for AI-generated images',
  ],
  'advanced-features/copy-tailored-pages': [
    'Overview',
    'Open "Copy to..." from the hamburger menu',
    'Copy to one URL',
    'Copy to several URLs',
    'Handling existing pages',
  ],
  'extension/how-to-update': [
    'Video tutorial',
    "Open the browser's extensions management page",
    'Enable developer mode with the toggle at top right',
    'Click "Update" to refresh all extensions',
  ],
};

const indexPages = ['index', 'advanced-features/index', 'integrations/index'];

/** Pages to look something up in: no steps, so nothing to prepare for. */
const referencePages = ['limits', 'glossary', 'faq'];
const nameOf = ({file}: SourceFile): string => file.replace(/^docs\/(.*)\.mdx$/, '$1');
const pages = readTree('docs', /^(?!.*(^|\/)_).*\.mdx$/);

const integrationTemplate = readFileSync('docs/integrations/_template.mdx', 'utf8');

/** A page as its readers have it: those of integrations are set into one template. */
const asRead = (text: string): string =>
  text.includes('<Template ') ? integrationTemplate.replace('{props.children}', () => text) : text;

/** What is wrong with the pages together: those that the sidebar lacks, and promised ones that are gone. */
function placeProblems(names: readonly string[], listed: readonly string[]): string[] {
  const promised = [...Object.keys(guides), ...indexPages];
  return [
    ...names
      .filter((name) => !listed.includes(name))
      .map((name) => `docs/${name}.mdx is in no list of pages; add '${name}' to sidebars.ts.`),
    ...promised
      .filter((name) => !names.includes(name))
      .map(
        (name) => `docs/${name}.mdx is gone, which readers were promised; put it back, or take it out of this test.`,
      ),
  ];
}

/** What a page lacks of what its readers were promised, and of what every guide has. */
function guideProblems({file, text}: SourceFile, sections: readonly string[] = []): string[] {
  const missing = missingSections(docHeadings(text), sections).map((name) => `no section "${name}" in its place`);
  return [...missing, ...missingParts(text)].map((problem) => `${file} has ${problem}.`);
}

test('every page of the documentation is in the sidebar, and every promised one is there', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(placeProblems(pages.map(nameOf), listedPages(sidebars))).toEqual([]);
  const [, ...others] = [...Object.keys(guides), ...indexPages];
  expect(placeProblems([...others, 'new-guide'], others)).toEqual([
    "docs/new-guide.mdx is in no list of pages; add 'new-guide' to sidebars.ts.",
    expect.stringMatching(/^docs\/ab-testing\.mdx is gone/),
  ]);
});

test.each(pages.filter((page) => ![...indexPages, ...referencePages].includes(nameOf(page))))(
  '$file has its sections in order, says what is needed before the start, and what can go wrong',
  ({file, text}) => {
    expect(guideProblems({file, text: asRead(text)}, guides[nameOf({file, text})])).toEqual([]);
  },
);

test('no page skips a level of headings', () => {
  expect(
    pages.flatMap(({file, text}) => skippedLevels(docHeadings(asRead(text))).map((gap) => `${file}: ${gap}`)),
  ).toEqual([]);
});

test('the documentation has the cards that readers have been promised; others may be added', () => {
  const promised = [
    '/docs/ab-testing',
    '/docs/analytics-platform-integration',
    '/extension/how-to-update',
    '/docs/advanced-features',
    '/tailor-academy',
  ];
  expect(documentationCards.map(({to}) => to).filter((to) => promised.includes(to))).toEqual(promised);
  expect(documentationCards.find(({to}) => to === '/tailor-academy')?.note).toContain('under 1 minute');
});

test('each guide to an advanced feature has a card, in the order of the sidebar', () => {
  const paths = listedPages(sidebars).map((name) => `/docs/${name}`);
  const advanced = paths.filter((path) => path.startsWith('/docs/advanced-features/') && !path.endsWith('/index'));
  expect(advanced.length).toBeGreaterThan(0);
  expect(advancedFeatureCards.map(({to}) => to)).toEqual(advanced);
});

test('a guide with sections out of order, a skipped level and no preparation is caught', () => {
  const wrong = readFileSync('tests/fixtures/guides/out-of-order.mdx', 'utf8');
  const headings = docHeadings(wrong);
  expect(headings.map(({text}) => text)).toEqual(['Copy to one URL', 'Overview', 'Step 1: Open "Copy to..."']);
  expect(missingSections(headings, ['Overview', 'Open "Copy to..."', 'Copy to one URL'])).toEqual(['Copy to one URL']);
  expect(skippedLevels(headings)).toEqual(['"Step 1: Open "Copy to..."" is level 4 below level 2']);
  expect(guideProblems({file: 'docs/wrong.mdx', text: wrong}, ['Overview', 'Copy to one URL'])).toEqual([
    'docs/wrong.mdx has no section "Copy to one URL" in its place.',
    'docs/wrong.mdx has no <Prerequisites>; say in it what is needed before the first step.',
    'docs/wrong.mdx has no section "What can go wrong" or "Troubleshooting"; end with one.',
  ]);
});

// Chrome's own pages, at chrome://chrome-urls.
test('each page of Chrome that guides and videos name is one that it has', () => {
  const texts = [...readTree('docs', /\.mdx$/), ...readTree('src/player/walkthroughs', /\.tsx?$/)];
  const named = texts.flatMap(({text}) => text.match(/chrome:\/\/[\w/-]*/g) ?? []);
  const known = ['extensions', 'policy', 'version'].map((name) => `chrome://${name}`);
  expect(named.filter((address) => !known.includes(address))).toEqual([]);
});

// The W3C's tutorial: https://www.w3.org/WAI/tutorials/images/
test('each kind of image has the name and the alt text that the W3C gives it', () => {
  const kinds: Readonly<Record<string, readonly [name: string, image: RegExp, altText: RegExp]>> = {
    functional: ['functional', /link|button/, /link leads|button does/],
    textual: ['image of text', /words/, /same words/],
    informative: ['informative', /tells/, /short phrase/],
    decorative: ['decorative', /sets a mood|repeats/, /empty/],
  };
  const guide = pages.find((page) => nameOf(page) === 'advanced-features/alt-text-editing')?.text ?? '';
  const rows = [
    ...guide.matchAll(/^\| (.*) \| \[(.*)\]\(https:\/\/www\.w3\.org\/WAI\/tutorials\/images\/(\w+)\/\) \| (.*) \|$/gm),
  ];
  expect(rows.length > 0).toBe(guide !== '');
  for (const [row, image = '', said, kind = '', altText = ''] of rows) {
    const [name, ofImage, ofText] = kinds[kind] ?? [];
    expect([row, said, ofImage?.test(image), ofText?.test(altText)]).toEqual([row, name, true, true]);
  }
});
