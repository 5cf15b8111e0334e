import {readFileSync} from 'node:fs';
import {sitePages} from '../../support/sitePages';
import {daily, expect, test, visit} from '../../support/browserTest';
import {builtPosts} from '../../support/builtPosts';
import {resultsOf} from '../../support/searchResults';

/** The queries that have to lead to a page, or to its section where one is named: what readers who mean it type. */
const golden = {
  '/docs/advanced-features/api-integration': ['postman', 'curl', 'api key', 'postmam', 'loadEnvFile'],
  '/docs/advanced-features/alt-text-editing': ['alt text', 'screen reader', 'generate alt text with AI'],
  '/docs/ab-testing#ramping-to-100': ['ramp to 100%'],
  '/docs/stop-undo-unpublish': [
    'stop a test',
    'how do I end a test',
    'cancel a test',
    'pause test',
    'rollback',
    'undo ramp',
    'unpublish a page',
    'take the page down',
    'go back to the original',
    'cancel experiment',
    'end the experiment',
  ],
  '/docs/nothing-shows': [
    'it does not show',
    'nothing shows',
    'tailored page not showing',
    'I only see the original',
    'my changes do not show',
    'page does not change',
    'draft not visible',
    'still see the original',
  ],
  '/docs/ad-platforms': [
    'gclid missing',
    'google ads',
    'final url suffix',
    'valuetrack',
    'meta url parameters',
    'facebook ads',
    'linkedin ads',
    'microsoft ads',
    'tiktok ads',
    'utm missing from ad',
    'utms missing',
    'redirect drops parameters',
  ],
  '/docs/install#nonces-and-strict-dynamic': ['nonce', 'strict-dynamic'],
  '/docs/install/html': ['plain html'],
  '/docs/install/wordpress': ['wordpress', 'wordpres', 'functions.php', 'word press', 'w3 total cache'],
  '/docs/install/shopify': ['shopify', 'theme.liquid'],
  '/docs/install/webflow': ['webflow', 'web flow'],
  '/docs/install/nextjs': ['nextjs', 'next.js app router', 'hydration', 'middleware.ts'],
  '/docs/install/tag-manager': ['install with gtm'],
  '/docs/ab-testing#sample-ratio-mismatch': ['sample ratio mismatch', 'srm'],
  '/docs/ab-testing#do-not-peek': ['peeking'],
  '/docs/ab-testing#conversion-tracking': ['what is a conversion'],
  '/docs/triggers': ['utm', 'wildcard', 'trigger conditions', 'utm pattern', 'trigers', 'two triggers for one page'],
  '/docs/integrations/ga4': [
    'gtag',
    'ga4',
    'missing custom dimensions',
    'gtag is not a function',
    'event data retention',
  ],
  '/docs/integrations/amplitude': ['amplit'],
  '/docs/analytics-platform-integration': [
    'analitics',
    'experimentGroup',
    'rampPercentage',
    'where is the experimentId',
    'double counting',
    'event fires twice',
  ],
  '/docs/advanced-features/copy-tailored-pages': [
    'copy to another domain',
    'how do I copy a page to staging',
    'clone a page',
    'Needs Review',
  ],
  '/extension/how-to-update': ['update the extension', 'developer mode', 'extension not updating'],
  '/pricing': ['pricing', 'free trial', 'cost'],
  '/privacy-policy': ['privacy'],
  '/release-notes': ['release notes', 'changelog'],
  '/features/smart-copy-tailoring': ['headlne'],
  '/docs/ab-testing#how-many-visitors-you-need': ['sample size', 'how long to run a test', 'minimum detectable effect'],
  '/docs/ab-testing#what-95-confidence-means': [
    'significance',
    'statistical significance',
    'p-value',
    'confidence interval',
  ],
  '/docs/advanced-features/api-integration#errors-and-retries': ['401', 'rate limit'],
  '/docs/ab-testing#preview-modes': ['preview link', 'preview_mode'],
  '/docs/advanced-features/api-integration#api-reference': ['openapi'],
  '/docs/advanced-features/copy-tailored-pages#handling-existing-pages': ['existing pages'],
  '/docs/ab-testing#when-ab-testing-begins': ['start test'],
  '/docs/analytics-platform-integration#custom-event-names': ['custom event name'],
  '/docs/analytics-platform-integration#example-funnel-analysis': ['funnel'],
  '/vs': ['competitors', 'optimizely alternative'],
  '/demos': ['video tutorials'],
  '/subprocessors': ['subprocessors'],
  '/docs/glossary': ['glossary'],
  '/docs/integrations/mixpanel': ['mixpanel'],
  '/docs/integrations/google-tag-manager': ['datalayer', 'gtm', 'google tag manager'],
  '/docs/tailor-a-page': ['hide a section', 'tailor a page', 'brand guidelines', 'translate a page'],
  '/features/dynamic-ctas': ['change button text'],
  '/docs/advanced-features/api-integration#security-of-the-key': ['leaked key'],
  '/team': ['who is the ceo', 'which company'],
  '/docs/install': [
    'script tag',
    'tag',
    'install tailor',
    'flicker',
    'csp',
    'single page app',
    'remove the tag',
    'remove tailor',
    'healthcheck',
    'cookiebot',
    'onetrust',
    'squarespace',
    'blocked by content security policy',
    'original shows for a second',
    'trusted types',
    'refused to load script',
    'refused to connect csp',
    'cookie bot',
    'accept cookies',
  ],
  '/docs/publishing': ['vanity url', 'does it hurt seo', 'vanitiy url'],
  '/docs/bulk-pages': ['csv', 'bulk pages'],
  '/trust': ['day 61', 'report a vulnerability'],
  '/one-pager': ['overview pdf'],
  '/docs/limits': ['audience segments limit', 'plan limits', 'unique visitors'],
  '/features/audience-targeting': ['mobile vs desktop targeting'],
  '/tools/sample-size': ['sample size calculator'],
  '/tools': ['ab test calculator'],
  '/tools/read-a-result': ['significance calculator'],
  '/tools/campaign-addresses': ['utm builder'],
  '/tools/test-plan': ['test plan'],
  '/tools/peeking-lab': ['peeking lab'],
  '/docs/quick-start': ['quick start', 'getting started'],
  '/docs/read-results': [
    'read results',
    'flat result',
    'returning visitors',
    'different version on my phone',
    'keep my team out',
    'exclude internal traffic',
    'ship or wait',
  ],
  '/docs/integrations': ['integrations', 'posthog', 'matomo', 'plausible'],
  '/docs/integrations/hotjar': ['hotjar', 'hotjarr', 'recordings by group'],
  '/docs/integrations/segment': ['segment', 'warehouse sql'],
  '/docs/faq': ['faq', 'frequently asked questions', 'how do I get an account'],
  '/docs/ab-testing': ['revenue tracking', 'no visitors in my test', 'dashboard empty'],
};

/** What Germans type, each word by itself; cspell knows English. */
// cspell:disable
const german = {
  '/docs/quick-start': ['Anleitung', 'erste Schritte', 'einrichten'],
  '/docs/install': ['einbauen', 'installieren', 'Skript'],
  '/privacy-policy': ['Datenschutz', 'Impressum'],
  '/pricing': ['Preis', 'Preise', 'Kosten', 'Tarif', 'kündigen', 'Testphase'],
  '/features/audience-targeting': ['Zielgruppe', 'Zielgruppen'],
  '/docs/triggers': ['Auslöser'],
  '/features/image-tailoring': ['Bild', 'Bilder'],
  '/docs/ab-testing': ['Stichprobe', 'Stichprobengröße'],
  '/docs/read-results': ['Ergebnis', 'Ergebnisse', 'Auswertung'],
  '/docs/publishing': ['veröffentlichen'],
  '/docs/advanced-features/api-integration': ['Schnittstelle'],
};
// cspell:enable

const builtFile = (path: string): string => `build${path === '/' ? '/index' : path}.html`;

/** Whether the site has a place: its page, and the section on it where one is named. */
function isThere(address: string): boolean {
  const [path = '', section] = address.split('#');
  if (!sitePages().some((page) => page.path === path)) return false;
  return section === undefined || new RegExp(`\\bid="?${section}[" >]`).test(readFileSync(builtFile(path), 'utf8'));
}

/** Those whose page the site still has: nobody looks for what an owner has taken away. */
const placesOf = (queries: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(queries).filter(([address]) => isThere(address));

/** How queries are read and ranked, tests/unit/shell/search holds: daily a part of the places is looked for. */
const queries = [
  ...daily(placesOf(golden), 36).map(([address, typed]) => [address, daily(typed, 1)] as const),
  ...placesOf(german),
].flatMap(([address, typed]) => typed.map((query) => [query, address] as const));

const sought = new Set(Object.keys(golden).map((address) => address.split('#', 1)[0]));

/** As many a test as a busy machine is through with in time. */
const queriesATest = 90;

/** Whether a result is of a page that these queries tell from the others: articles and guides may join at any time. */
const isRival = (href: string): boolean => {
  const [path = ''] = href.split('#');
  return sought.has(path) || !/^\/(blog|docs)\//.test(path);
};

for (let first = 0; first < queries.length; first += queriesATest) {
  const some = queries.slice(first, first + queriesATest);
  test(`each golden query leads to its page first, from "${some[0]?.[0] ?? ''}" on`, async ({page}) => {
    test.slow();
    await visit(page, '/docs');
    const found = await resultsOf(
      page,
      some.map(([query]) => query),
    );
    for (const [index, [query, address]] of some.entries()) {
      const [path, section] = address.split('#');
      const expected = section === undefined ? new RegExp(`^${path}(#|$)`) : new RegExp(`^${address}$`);
      expect.soft(found[index]?.find(isRival), query).toMatch(expected);
    }
  });
}

test('what is gone is not sought, and what is there is', () => {
  const [first = '/'] = sitePages().map(({path}) => path);
  expect(isThere(first)).toBe(true);
  expect(isThere('/docs/nothing')).toBe(false);
  expect(isThere('/docs#nothing')).toBe(false);
  expect(queries).not.toEqual([]);
});

test('the title of an article leads to the article, and the title of a page to the page', async ({page}) => {
  await visit(page, '/docs');
  const posts = daily(builtPosts(), 4);
  const titles = sitePages().map(({path}) => {
    const [, title = ''] = /<title[^>]*>(.*?) \| [^|<]*<\/title>/.exec(readFileSync(builtFile(path), 'utf8')) ?? [];
    return {path, title: title.replaceAll('&amp;', '&')};
  });
  // Some have one title: the sample posts of an owner, or a page and its category.
  const unique = titles.filter(
    ({title}) => title !== '' && titles.filter((other) => other.title === title).length === 1,
  );
  expect(unique.length).toBeGreaterThan(0);
  // The calculators weigh less than what explains them, unless they are what was asked for.
  const calculators = unique.filter(({path}) => path.startsWith('/tools/'));
  const asked = [...new Set([...calculators, ...daily(unique, 6)])];
  const found = await resultsOf(
    page,
    [...posts, ...asked].map(({title}) => title),
  );
  for (const [index, {path, title}] of posts.entries())
    expect.soft(found[index]?.[0], title).toMatch(new RegExp(`^${path}(#|$)`));
  for (const [index, {path, title}] of asked.entries()) expect.soft(found[posts.length + index]?.[0], title).toBe(path);
});
