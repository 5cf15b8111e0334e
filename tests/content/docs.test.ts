/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {advancedFeatureCards, documentationCards} from '@site/src/docs/DocCards/cards';
import {docHeadings, missingParts, missingSections, skippedLevels} from '../support/docPages';
import {readTree} from '../support/readTree';

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
    'Open the settings page',
    'Generate an API key',
    'Test with Postman',
    'Test with curl',
    'TypeScript example',
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

const indexPages = ['index', 'advanced-features/index'];
const textOf = (page: string): string => readFileSync(`docs/${page}.mdx`, 'utf8');
const pages = readTree('docs', /^(?!.*(^|\/)_).*\.mdx$/);

test('the table names every page of the documentation', () => {
  const named = [...Object.keys(guides), ...indexPages].map((page) => `docs/${page}.mdx`);
  expect(named).toHaveLength(8);
  expect(pages.map(({file}) => file).sort()).toEqual(named.sort());
});

test.each(Object.entries(guides))('%s has its sections, in order and in these words', (page, sections) => {
  const headings = docHeadings(textOf(page));
  expect(headings.length).toBeGreaterThanOrEqual(sections.length);
  expect(missingSections(headings, sections)).toEqual([]);
});

test.each(Object.keys(guides))('%s says what is needed before the start, and what can go wrong', (page) => {
  expect(missingParts(textOf(page))).toEqual([]);
});

test('no page skips a level of headings', () => {
  expect(pages.flatMap(({file, text}) => skippedLevels(docHeadings(text)).map((gap) => `${file}: ${gap}`))).toEqual([]);
});

test('the index pages have the cards of their guides, in order', () => {
  expect(documentationCards.map(({to}) => to)).toEqual([
    '/docs/ab-testing',
    '/docs/analytics-platform-integration',
    '/extension/how-to-update',
    '/docs/advanced-features',
    '/tailor-academy',
  ]);
  expect(documentationCards.at(-1)?.note).toContain('under 1 minute');
  expect(advancedFeatureCards.map(({to}) => to.split('/').at(-1))).toEqual([
    'api-integration',
    'alt-text-editing',
    'copy-tailored-pages',
  ]);
});

test('a guide with sections out of order, a skipped level and no preparation is caught', () => {
  const wrong = readFileSync('tests/fixtures/guides/out-of-order.mdx', 'utf8');
  const headings = docHeadings(wrong);
  expect(headings.map(({text}) => text)).toEqual(['Copy to one URL', 'Overview', 'Step 1: Open "Copy to..."']);
  expect(missingSections(headings, ['Overview', 'Open "Copy to..."', 'Copy to one URL'])).toEqual(['Copy to one URL']);
  expect(skippedLevels(headings)).toEqual(['"Step 1: Open "Copy to..."" is level 4 below level 2']);
  expect(missingParts(wrong)).toHaveLength(2);
});
