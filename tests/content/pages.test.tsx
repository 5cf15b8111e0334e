/** @jest-environment jsdom */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {ComponentType} from 'react';
import Layout from '@theme/Layout';
import {features} from '@site/src/content/features';
import {footerNavigation, navigation} from '@site/src/content/navigation';
import {sectionsDe} from '@site/src/pages/_home/words/sections.de';
import {sectionsEn} from '@site/src/pages/_home/words/sections.en';
import {renderPage, type RenderedPage} from '../support/renderedPages';
import {markupFaults} from '../support/markupFaults';
import {headProblems, outlineProblems, sharedValues} from '../support/pageChecks';

/** The files of the site's pages; what begins with _ is a part of one. */
const pageFiles = (): string[] =>
  readdirSync('src/pages', {recursive: true, encoding: 'utf8'})
    .filter((file) => /^([^_/][^/]*\/)*index\.tsx$/.test(file))
    .map((file) => path.join('src/pages', file))
    .sort();

/** What is wrong with the pages that a build would stop at or a browser test would find, a sentence each. */
function pageProblems(pages: readonly RenderedPage[]): string[] {
  // An alias has the head of the page that it names.
  const own = pages.filter(({path: address, canonical}) => canonical === '' || new URL(canonical).pathname === address);
  return [
    ...own.flatMap((page) =>
      headProblems(page, page.canonical).map((problem) => `${page.file}: ${problem}; write it in <Layout>.`),
    ),
    ...pages.flatMap(({file, headings}) => outlineProblems(headings).map((problem) => `${file}: ${problem}.`)),
    ...(['title', 'description'] as const).flatMap((field) =>
      sharedValues(own, field).map((problem) => `${problem}; give each its own.`),
    ),
  ];
}

/** Features without a page. */
function featuresWithoutPage(addresses: readonly string[], files: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const file = `src/pages${address}/index.tsx`;
    return files.includes(file)
      ? []
      : [`src/content/features.ts describes ${address}, which has no page; add ${file}.`];
  });
}

/** Sections with words that the home page does not show in their place; one without a heading has none to look for. */
function lostSections(words: object, shown: readonly string[]): string[] {
  let from = 0;
  return Object.entries(words).flatMap(([name, section]: [string, unknown]) => {
    if (typeof section !== 'object' || section === null || !('heading' in section)) return [];
    const heading = String(section.heading);
    const at = shown.indexOf(heading, from);
    if (at !== -1) from = at + 1;
    return at === -1
      ? [`"${heading}" is not on the home page in its place; show words.${name} in src/pages/_home/HomeInLanguage.tsx.`]
      : [];
  });
}

const files = pageFiles();
const pages: RenderedPage[] = [];

beforeAll(async () => {
  for (const file of files) {
    const page: {readonly default: ComponentType} = await import(`../../${file}`);
    pages.push(renderPage(file, page.default));
  }
});

const description = 'A sentence of at least fifty characters, which says what the page is about.';

test('every page has a title, a description of its own and an outline', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pageProblems(pages)).toEqual([]);
});

test('a page without a description, one with two titles and one with the description of another are caught', () => {
  const bare = renderPage('src/pages/bare/index.tsx', () => (
    <Layout title="Bare">
      <main>
        <h1>Bare</h1>
        <h3>Too deep</h3>
      </main>
    </Layout>
  ));
  const [first, second] = ['first', 'second'].map((name) =>
    renderPage(`src/pages/${name}/index.tsx`, () => (
      <Layout title={name} description={description}>
        <main>
          <h1>{name}</h1>
          {name === 'second' && <h1>Again</h1>}
        </main>
      </Layout>
    )),
  );
  if (!first || !second) throw new Error('There are two pages.');
  expect(pageProblems([bare, first, second])).toEqual([
    'src/pages/bare/index.tsx: the description has 0 characters, expected 50 to 160: ""; write it in <Layout>.',
    'src/pages/bare/index.tsx: "Too deep" is an h3 below an h1.',
    'src/pages/second/index.tsx: there are 2 h1 headings, expected one.',
    `/first and /second share the description "${description}"; give each its own.`,
  ]);
});

test('search engines may list every page that the navigation leads to', () => {
  const entries = [...navigation, ...footerNavigation].flatMap((entry) =>
    'groups' in entry ? entry.groups.flatMap((group) => group.entries) : 'entries' in entry ? entry.entries : [entry],
  );
  const paths = entries.flatMap(({target}) => (target.kind === 'page' ? [target.path] : []));
  const named = pages.filter(({path}) => paths.includes(path));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({robots}) => robots !== '').map(({path}) => path)).toEqual([]);
});

test('who hears a page, fills it in or follows it elsewhere finds it as it is meant', () => {
  expect(pages.flatMap(({path, html}) => markupFaults(html).map((fault) => `${path}: ${fault}`))).toEqual([]);
});

test('a page that is wrong for them is told of', () => {
  const wrong =
    '<p id="a" aria-describedby="gone"></p><a target="_blank" href="https://a.test"></a><div role="group"></div>' +
    '<button></button><time datetime="2025-10-08">October 9, 2025</time><input autocomplete="email">' +
    '<input type="search"><input autocomplete="off" inputmode="url"><svg></svg><p lang="de">Docs</p><p>Preise</p>' +
    '<nav aria-label="Das ist nicht der Name der Seite"></nav><i data-de-aria-label="Search"></i>';
  expect(markupFaults(wrong)).toEqual([
    'p : names what is not there: ariaDescribedBy gone',
    'a : opens a tab that can reach back',
    'div : is a group without a name',
    'button : sends the form that it is in',
    'time October 9, 2025: is not 2025-10-08',
    'input : takes an address without the keys for it',
    'input : does not say whether browsers may fill it in',
    'input : does not say what Enter does',
    'input : has its address capitalized or corrected',
    '<svg class=""> is read out',
    '"Docs" is not "de"',
    '"Preise" is not "en"',
    '"Das ist nicht der Name der Seite" is not "en"',
    'a German label is in English',
  ]);
});

test('every feature has a page', () => {
  const addresses = Object.values(features).map(({path}) => path);
  expect(addresses.length).toBeGreaterThan(0);
  expect(featuresWithoutPage(addresses, files)).toEqual([]);
  expect(featuresWithoutPage(['/features/lost'], files)).toEqual([
    'src/content/features.ts describes /features/lost, which has no page; add src/pages/features/lost/index.tsx.',
  ]);
});

test.each([
  ['English', sectionsEn],
  ['German', sectionsDe],
])('every section of the home page that has words is shown, in %s', (language, words) => {
  const home = pages.find(({path}) => path === '/');
  const shown = (language === 'German' ? home?.germanHeadings : home?.headings)?.map(({text}) => text) ?? [];
  expect(Object.keys(words).length).toBeGreaterThan(0);
  expect(lostSections(words, shown)).toEqual([]);
  expect(lostSections({...words, press: {heading: 'Press'}}, shown)).toEqual([
    '"Press" is not on the home page in its place; show words.press in src/pages/_home/HomeInLanguage.tsx.',
  ]);
});

/** Links whose words are no page's name; of the first four, the specification's redirects say where they lead. */
test.each([
  // /pillars/page-tailoring, /pillars/triggering, /pillars/publishing and /pillars/analyzing.
  ['/one-pager', 'Page tailoring', '/features/instant-personalization'],
  ['/one-pager', 'Triggering', '/features/audience-targeting'],
  ['/one-pager', 'Publishing', '/features/live-deployment'],
  ['/one-pager', 'Analysis', '/features/performance-insights'],
  ['/features/live-deployment', 'One script tag', '/docs/install'],
  ['/features/live-deployment', 'Domains and environments', '/docs/advanced-features/copy-tailored-pages'],
  ['/features/live-deployment', 'Health check', '/docs/install#check-it'],
  ['/features/instant-personalization', 'How a visit is matched', '/features/audience-targeting'],
  ['/features/instant-personalization', 'How the page gets to the visitor', '/features/live-deployment'],
  ['/features/instant-personalization', 'How it is tested against the original', '/features/ab-testing-analytics'],
  ['/features/performance-insights', 'How a test is read', '/features/ab-testing-analytics'],
  ['/', 'Set up analytics', '/docs/analytics-platform-integration'],
  ['/', 'Analytics einrichten (Englisch)', '/docs/analytics-platform-integration'],
])('on %s, "%s" leads to %s', (address, words, to) => {
  for (const {links} of pages.filter(({path}) => path === address)) {
    expect(links.filter(({text}) => text === words)).toContainEqual({text: words, to});
  }
});
