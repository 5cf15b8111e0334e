import {readFileSync} from 'node:fs';
import {tabGroups} from '../../../src/docs/tabGroups';
import {sitePages} from '../../support/sitePages';
import {daily, expect, test, visit, watchConsole, type Page} from '../../support/browserTest';
import {builtPosts} from '../../support/builtPosts';
import {field, openSearch, options} from '../../support/searchDialog';

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

const builtFile = (path: string): string => `build${path === '/' ? '/index' : path}.html`;

/** Whether the site has a place: its page, and the section on it where one is named. */
function isThere(address: string): boolean {
  const [path = '', section] = address.split('#');
  if (!sitePages().some((page) => page.path === path)) return false;
  return section === undefined || new RegExp(`\\bid="?${section}[" >]`).test(readFileSync(builtFile(path), 'utf8'));
}

/** Those whose page the site still has: nobody looks for what an owner has taken away. */
const queries = Object.entries(golden)
  .filter(([address]) => isThere(address))
  .flatMap(([address, typed]) => typed.map((query) => [query, address] as const));

const sought = new Set(Object.keys(golden).map((address) => address.split('#', 1)[0]));

/** Whether a result is of a page that these queries tell from the others: articles and guides may join at any time. */
const isRival = (href: string): boolean => {
  const [path = ''] = href.split('#');
  return sought.has(path) || !/^\/(blog|docs)\//.test(path);
};

/** The first result that has to do with these queries. */
const firstRival = async (page: Page): Promise<string | undefined> =>
  (await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''))).find(isRival);

/** So few a test that a busy machine is through with them in time. */
const queriesATest = 24;

for (let first = 0; first < queries.length; first += queriesATest) {
  const some = queries.slice(first, first + queriesATest);
  test(`each golden query leads to its page first, from "${some[0]?.[0] ?? ''}" on`, async ({page}) => {
    await openSearch(page);
    for (const [query, address] of some) {
      const [path, section] = address.split('#');
      // Results of the query before are not those of this one.
      await field(page).fill('');
      await expect(options(page)).toHaveCount(0);
      await field(page).fill(query);
      const expected = section === undefined ? new RegExp(`^${path}(#|$)`) : new RegExp(`^${address}$`);
      await expect(options(page).first()).toBeVisible();
      await expect.soft(async () => expect(await firstRival(page)).toMatch(expected), query).toPass({timeout: 15_000});
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

test('the title of an article leads to the article', async ({page}) => {
  await openSearch(page);
  for (const {path, title} of daily(builtPosts(), 12)) {
    await field(page).fill('');
    await expect(options(page)).toHaveCount(0);
    await field(page).fill(title);
    await expect.soft(options(page).first(), title).toHaveAttribute('href', new RegExp(`^${path}(#|$)`));
  }
});

test('the title of a page leads to the page', async ({page}) => {
  await openSearch(page);
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
  for (const {path, title} of new Set([...calculators, ...daily(unique, 14)])) {
    await field(page).fill('');
    await expect(options(page)).toHaveCount(0);
    await field(page).fill(title);
    await expect.soft(options(page).first(), title).toHaveAttribute('href', path);
  }
});

test('the label of a tab leads to its section, with the tab open', async ({page}) => {
  for (const [value, label] of Object.entries(tabGroups.platform ?? {})) {
    await openSearch(page, '/team');
    await field(page).fill(label);
    const first = options(page).first();
    await expect(first).toBeVisible();
    const href = (await first.getAttribute('href')) ?? '';
    // A page of its own is as good as its tab.
    if (!href.includes('?platform=')) {
      expect.soft(href, label).toMatch(/^\/docs\/(?!install(#|$))/);
      continue;
    }
    expect(href).toContain(`?platform=${value}#`);
    await field(page).press('Enter');
    await expect(page).toHaveURL(href);
    await expect(page.locator('[data-tabs="platform"]').getByRole('tab', {selected: true}).first()).toHaveText(label);
  }
});

test('no word is marked that nobody typed, and how much leads to pricing', async ({page}) => {
  await openSearch(page);
  await field(page).fill('how much');
  await expect(options(page).first()).toHaveAttribute('href', /^\/pricing/);
  const marked = (await options(page).locator('mark').allTextContents()).map((text) => text.toLowerCase());
  expect(marked.filter((text) => !/how|much/.test(text))).toEqual([]);
  await expect(page.getByRole('listbox')).not.toContainText('Loading video');
});

test('excerpts begin with a sentence, the words looked for are marked, and the number of results is announced', async ({
  page,
}) => {
  await openSearch(page);
  const excerpts: string[] = [];
  for (const query of ['visitors', 'wildcard', 'cookie', 'original']) {
    await field(page).fill(query);
    const marked = options(page).locator('mark', {hasText: new RegExp(query, 'i')});
    await expect(marked.first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/^\d+ results?$/);
    excerpts.push(...(await options(page).locator('span + span').allTextContents()));
  }
  expect(excerpts).not.toEqual([]);
  expect(excerpts.filter((text) => /^(\p{Ll}\p{Ll}|[,;)])/u.test(text))).toEqual([]);
});

// How queries are read and pages ranked, tests/unit/shell/search holds.
test('a word on no page says what it was read as, nothing found says what to try, an example is looked for', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await openSearch(page, '/team');
  await dialog.getByRole('button', {name: 'ramp to 100%'}).click();
  await expect(field(page)).toHaveValue('ramp to 100%');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('href', '/docs/ab-testing#ramping-to-100');
  await field(page).fill('confidence');
  await expect(page.getByRole('group', {name: 'Blog'})).toBeVisible();
  const groups = page.getByRole('listbox').getByRole('group');
  const kinds = await groups.evaluateAll((all) => all.map((group) => group.firstElementChild?.textContent));
  expect(kinds).toContain('Docs');
  expect(kinds.indexOf('Docs')).toBeLessThan(kinds.indexOf('Blog'));
  await field(page).fill('webhook');
  await expect(dialog).toContainText('Showing results for “API”.');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/advanced-features\/api-integration/);
  await field(page).fill('xyzzyqwfp');
  await expect(dialog).toContainText('Nothing found for “xyzzyqwfp”.');
  await dialog.getByRole('link', {name: 'documentation'}).click();
  await expect(page).toHaveURL(/\/docs$/);
});

test('in German it speaks German', async ({page}) => {
  await visit(page, '/?audience=german&locale=de-DE');
  await page.keyboard.press('Control+k');
  const german = page.getByRole('dialog', {name: 'Diese Website durchsuchen'});
  await german.getByRole('combobox').fill('postman');
  await expect(german.getByRole('group', {name: 'Dokumentation'})).toBeVisible();
  await expect(german.getByRole('status')).toContainText(/^\d+ Ergebnisse?$/);
});

test('hostile queries break nothing, none leads to a page that is not to be found, nor does an input method', async ({
  page,
}) => {
  const {problems} = watchConsole(page);
  const status = page.getByRole('dialog').getByRole('status');
  await openSearch(page);
  const title = await page.title();
  for (const query of ['<img src=x onerror="document.title=1">', '"\'`--', 'x'.repeat(5000), '🎉🎉', '\\', '%00']) {
    await field(page).fill('');
    await field(page).fill(query);
    await expect(status, query.slice(0, 20)).not.toBeEmpty();
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
  }
  expect(await page.title()).toBe(title);
  for (const query of ['redirecting', 'not found', 'embed', 'player']) {
    await field(page).fill(query);
    await expect(status).not.toBeEmpty();
    const paths = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''));
    expect(paths.filter((path) => /^\/(404|embed|extension$|blog\/404|tai-test|agencies)/.test(path))).toEqual([]);
  }
  await field(page).fill('postman');
  await expect(options(page).first()).toBeVisible();
  // The Enter that commits a word, in Safari’s order too.
  const taken = await field(page).evaluate((input) => {
    // eslint-disable-next-line typescript/no-deprecated -- what Safari sends has it.
    const enter = new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true});
    return !input.dispatchEvent(enter);
  });
  expect(taken).toBe(false);
  await expect(page).toHaveURL('/docs');
  expect(problems).toEqual([]);
});
