import {existsSync} from 'node:fs';
import {footerNavigation, navigation, product} from '@site/src/content/navigation';
import {sectionsDe} from '@site/src/pages/_home/words/sections.de';
import {sectionsEn} from '@site/src/pages/_home/words/sections.en';

const entries = [...navigation, ...footerNavigation.flatMap((group) => group.entries)].flatMap((entry) =>
  'target' in entry && entry.target.kind === 'page' ? [{label: entry.label, path: entry.target.path}] : [],
);

/** Where the specification has these names lead; an owner may add others. */
const promised: Readonly<Record<string, string>> = {
  ...{Home: '/', Demos: '/demos', Docs: '/docs', Pricing: '/pricing', Blog: '/blog', Team: '/team', Compare: '/vs'},
  ...{'One-Pager': '/one-pager', 'Release Notes': '/release-notes', Trust: '/trust', Tools: '/tools'},
  ...{'Privacy Policy': '/privacy-policy', Subprocessors: '/subprocessors'},
};

test('an entry leads to the page that it names', () => {
  const named = entries.filter(({label}) => label.en in promised);
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(({label, path}) => [label.en, path])).toEqual(
    named.map(({label}) => [label.en, promised[label.en]]),
  );
});

/** What the German name of a page has to say of it. */
const german: Readonly<Record<string, RegExp>> = {
  '/tools/sample-size': /Stichprobe/,
  '/tools/read-a-result': /Ergebnis\b/,
  '/tools/sample-ratio': /Aufteilung/,
  '/tools/peeking-lab': /Zwischenblick/,
  '/tools/test-plan': /plan/,
  '/tools/campaign-addresses': /Kampagne/,
  '/features/smart-copy-tailoring': /Text/,
  '/features/image-tailoring': /Bild/,
  '/features/dynamic-ctas': /CTA/,
  '/features/element-control': /Element/,
  '/features/instant-publishing': /veröffentlichen/,
  '/features/ab-testing-analytics': /A\/B/,
  '/features/audience-targeting': /Zielgruppe/,
  '/features/instant-personalization': /personalisieren/,
  '/features/live-deployment': /[Ll]ive/,
  '/features/performance-insights': /Ergebnisse/,
};

test('in German a tool or feature is named after what its page is about', () => {
  const named = product.groups
    .flatMap((group) => group.entries)
    .flatMap(({label, target}) => (target.kind === 'page' ? [{...label, pattern: german[target.path]}] : []))
    // One that an owner adds may keep its English name.
    .filter(({de, en, pattern}) => pattern !== undefined && de !== en);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({de, pattern}) => !pattern?.test(de))).toEqual([]);
});

test('the footer has each page that the specification puts there, and a button to make contact', () => {
  const footer = footerNavigation.flatMap((group) => group.entries);
  const paths = footer.flatMap(({target}) => (target.kind === 'page' ? [target.path] : []));
  const named = ['/team', '/docs', '/one-pager', '/release-notes', '/privacy-policy'];
  // One that an owner has taken away is missed by its own tests.
  const there = named.filter((path) => existsSync(`src/pages${path}`) || existsSync(`.${path}`));
  expect(there.length).toBeGreaterThan(0);
  expect(paths).toEqual(expect.arrayContaining(there));
  expect(footer).toContainEqual(expect.objectContaining({target: expect.objectContaining({dialog: 'lead'})}));
});

test('a tile of the home page leads where the navigation leads by its name, in both languages', () => {
  for (const language of ['en', 'de'] as const) {
    for (const {label, link} of Object.values({en: sectionsEn, de: sectionsDe}[language].tiles.items)) {
      const led = entries.filter((entry) => entry.label[language] === label).map(({path}) => path);
      expect([label, led]).toEqual([label, led.map(() => link)]);
    }
  }
});
