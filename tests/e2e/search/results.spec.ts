import {expect} from '@playwright/test';
import {test} from '../../support/browserTest';
import {visit} from '../../support/inApp';
import {field, openSearch, options} from '../../support/searchDialog';

/** What each query has to lead to: the page that a reader who typed it means, and its section where one is named. */
const golden = {
  postman: '/docs/advanced-features/api-integration',
  curl: '/docs/advanced-features/api-integration',
  'api key': '/docs/advanced-features/api-integration',
  'alt text': '/docs/advanced-features/alt-text-editing',
  'ramp to 100%': '/docs/ab-testing#ramping-to-100',
  'sample ratio mismatch': '/docs/ab-testing#sample-ratio-mismatch',
  peeking: '/docs/ab-testing#do-not-peek',
  'what is a conversion': '/docs/ab-testing#conversion-tracking',
  utm: '/docs/triggers',
  gtag: '/docs/integrations/ga4',
  amplit: '/docs/integrations/amplitude',
  analitics: '/docs/analytics-platform-integration',
  postmam: '/docs/advanced-features/api-integration',
  'copy to another domain': '/docs/advanced-features/copy-tailored-pages',
  'how do I copy a page to staging': '/docs/advanced-features/copy-tailored-pages',
  'update the extension': '/extension/how-to-update',
  pricing: '/pricing',
  privacy: '/privacy-policy',
  'release notes': '/release-notes',
  rollback: '/docs/ab-testing#ramping-to-100',
  'undo ramp': '/docs/ab-testing#ramping-to-100',
  headlne: '/features/smart-copy-tailoring',
  'sample size': '/docs/ab-testing#how-many-visitors-you-need',
  'how long to run a test': '/docs/ab-testing#how-many-visitors-you-need',
  significance: '/docs/ab-testing#what-95-confidence-means',
  'statistical significance': '/docs/ab-testing#what-95-confidence-means',
  'p-value': '/docs/ab-testing#what-95-confidence-means',
  '401': '/docs/advanced-features/api-integration#errors-and-retries',
  loadEnvFile: '/docs/advanced-features/api-integration',
  experimentGroup: '/docs/analytics-platform-integration',
  'preview link': '/docs/ab-testing#preview-modes',
  preview_mode: '/docs/ab-testing#preview-modes',
  rampPercentage: '/docs/analytics-platform-integration',
  openapi: '/docs/advanced-features/api-integration#api-reference',
  'clone a page': '/docs/advanced-features/copy-tailored-pages',
  'existing pages': '/docs/advanced-features/copy-tailored-pages#handling-existing-pages',
  'Needs Review': '/docs/advanced-features/copy-tailored-pages',
  'start test': '/docs/ab-testing#when-ab-testing-begins',
  'custom event name': '/docs/analytics-platform-integration#custom-event-names',
  funnel: '/docs/analytics-platform-integration#example-funnel-analysis',
  'rate limit': '/docs/advanced-features/api-integration#errors-and-retries',
  'screen reader': '/docs/advanced-features/alt-text-editing',
  'generate alt text with AI': '/docs/advanced-features/alt-text-editing',
  'developer mode': '/extension/how-to-update',
  'free trial': '/pricing',
  cost: '/pricing',
  changelog: '/release-notes',
  competitors: '/vs',
  'video tutorials': '/demos',
  subprocessors: '/subprocessors',
  glossary: '/docs/glossary',
  mixpanel: '/docs/integrations/mixpanel',
  srm: '/docs/ab-testing#sample-ratio-mismatch',
  'minimum detectable effect': '/docs/ab-testing#how-many-visitors-you-need',
  datalayer: '/docs/integrations/google-tag-manager',
  'hide a section': '/docs/tailor-a-page',
  'change button text': '/features/dynamic-ctas',
  'confidence interval': '/docs/ab-testing#what-95-confidence-means',
  'leaked key': '/docs/advanced-features/api-integration#security-of-the-key',
  'who is the ceo': '/team',
  'script tag': '/docs/install',
  tag: '/docs/install',
  'install tailor': '/docs/install',
  flicker: '/docs/install',
  csp: '/docs/install',
  'single page app': '/docs/install',
  'remove the tag': '/docs/install',
  gtm: '/docs/integrations/google-tag-manager',
  healthcheck: '/docs/install',
  wildcard: '/docs/triggers',
  'trigger conditions': '/docs/triggers',
  'utm pattern': '/docs/triggers',
  'vanity url': '/docs/publishing',
  csv: '/docs/bulk-pages',
  'bulk pages': '/docs/bulk-pages',
  'day 61': '/trust',
  'which pages to translate first': '/blog/translate-these-pages-first',
  'how many tests per quarter': '/blog/plan-a-quarter-of-tests',
  'peer review landing page agenda': '/blog/landing-page-teardown',
  'campaign naming convention': '/blog/utm-wildcards',
  'share test results publicly': '/blog/publishing-test-results',
  'who approves landing page changes': '/blog/who-owns-the-landing-page',
  'optimizely alternative': '/vs',
  'overview pdf': '/one-pager',
  'does it hurt seo': '/docs/publishing',
  'audience segments limit': '/docs/limits',
  'report a vulnerability': '/trust',
  'mobile vs desktop targeting': '/features/audience-targeting',
  'sample size calculator': '/tools/sample-size',
  'significance calculator': '/tools/read-a-result',
  'ab test calculator': '/tools/read-a-result',
  'utm builder': '/tools/campaign-addresses',
  'test plan': '/tools/test-plan',
  'peeking lab': '/tools/peeking-lab',
  'quick start': '/docs/quick-start',
  'getting started': '/docs/quick-start',
  'tailor a page': '/docs/tailor-a-page',
  'brand guidelines': '/docs/tailor-a-page',
  'translate a page': '/docs/tailor-a-page',
  'read results': '/docs/read-results',
  'flat result': '/docs/read-results',
  'returning visitors': '/docs/read-results',
  'keep my team out': '/docs/read-results',
  'exclude internal traffic': '/docs/read-results',
  'ship or wait': '/docs/read-results',
  integrations: '/docs/integrations',
  ga4: '/docs/integrations/ga4',
  hotjar: '/docs/integrations/hotjar',
  segment: '/docs/integrations/segment',
  'google tag manager': '/docs/integrations/google-tag-manager',
  wordpress: '/docs/install',
  shopify: '/docs/install',
  webflow: '/docs/install',
  nextjs: '/docs/install',
  cookiebot: '/docs/install',
  onetrust: '/docs/install',
  'plan limits': '/docs/limits',
  'unique visitors': '/docs/limits',
  faq: '/docs/faq',
  'frequently asked questions': '/docs/faq',
  trigers: '/docs/triggers',
  'vanitiy url': '/docs/publishing',
  wordpres: '/docs/install',
  hotjarr: '/docs/integrations/hotjar',
  squarespace: '/docs/install',
  'how do I get an account': '/docs/faq',
  'two triggers for one page': '/docs/triggers',
  'missing custom dimensions': '/docs/integrations/ga4',
  'recordings by group': '/docs/integrations/hotjar',
  'gtag is not a function': '/docs/integrations/ga4',
  'revenue tracking': '/docs/ab-testing',
  'no visitors in my test': '/docs/ab-testing',
  'blocked by content security policy': '/docs/install',
  'extension not updating': '/extension/how-to-update',
  'original shows for a second': '/docs/install',
};

const queries = Object.entries(golden);
/** So few a test that a busy machine is through with them in time. */
const queriesATest = 24;

test('there are as many golden queries as were agreed on', () => {
  expect(queries).toHaveLength(135);
});

for (let first = 0; first < queries.length; first += queriesATest) {
  const some = queries.slice(first, first + queriesATest);
  test(`each golden query leads to its page first, from "${some[0]?.[0] ?? ''}" on`, async ({page}) => {
    await openSearch(page);
    for (const [query, address] of some) {
      const [path, section] = address.split('#');
      await field(page).fill(query);
      const expected = section === undefined ? new RegExp(`^${path}(#|$)`) : address;
      await expect.soft(options(page).first(), query).toHaveAttribute('href', expected);
    }
  });
}

test('excerpts begin with a sentence', async ({page}) => {
  await openSearch(page);
  const excerpts: string[] = [];
  for (const query of ['visitors', 'wildcard', 'cookie', 'original']) {
    await field(page).fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    await expect(
      options(page)
        .locator('mark', {hasText: new RegExp(query, 'i')})
        .first(),
    ).toBeVisible();
    excerpts.push(...(await options(page).locator('span + span').allTextContents()));
  }
  expect(excerpts.length).toBeGreaterThan(30);
  expect(excerpts.filter((text) => /^(\p{Ll}\p{Ll}|[,;)])/u.test(text))).toEqual([]);
});

test('a word that is on no page says what it was read as', async ({page}) => {
  await openSearch(page);
  await field(page).fill('webhook');
  await expect(page.getByRole('dialog')).toContainText('Showing results for “API”.');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/advanced-features\/api-integration/);
});

test('an example is looked for by a press on it', async ({page}) => {
  await openSearch(page);
  await page.getByRole('dialog').getByRole('button', {name: 'ramp to 100%'}).click();
  await expect(field(page)).toHaveValue('ramp to 100%');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('href', '/docs/ab-testing#ramping-to-100');
});

test('documentation comes before posts', async ({page}) => {
  await openSearch(page);
  await field(page).fill('confidence');
  await expect(page.getByRole('group', {name: 'Blog'})).toBeVisible();
  const kinds = await page
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.firstElementChild?.textContent));
  expect(kinds).toContain('Docs');
  expect(kinds.indexOf('Docs')).toBeLessThan(kinds.indexOf('Blog'));
});

test('in German it speaks German', async ({page}) => {
  await visit(page, '/?audience=german&locale=de-DE');
  await page.keyboard.press('/');
  const german = page.getByRole('dialog', {name: 'Diese Website durchsuchen'});
  await german.getByRole('combobox').fill('postman');
  await expect(german.getByRole('group', {name: 'Dokumentation'})).toBeVisible();
  await expect(german.getByRole('status')).toContainText(/^\d+ Ergebnisse?$/);
});

test('the words looked for are marked, and the number of results is announced', async ({page}) => {
  await openSearch(page);
  await field(page).fill('wildcard');
  await expect(
    options(page)
      .locator('mark', {hasText: /wildcard/i})
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/^\d+ results?$/);
});

test('queries of odd and hostile characters break nothing', async ({page}) => {
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  await openSearch(page);
  const title = await page.title();
  for (const query of ['<img src=x onerror="document.title=1">', '"\'`--', 'x'.repeat(5000), '🎉🎉', '\\', '%00']) {
    await field(page).fill('');
    await field(page).fill(query);
    await expect(page.getByRole('dialog').getByRole('status'), query.slice(0, 20)).not.toBeEmpty();
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
  }
  expect(await page.title()).toBe(title);
  expect(problems).toEqual([]);
});

test('a query without results says what to try', async ({page}) => {
  await openSearch(page, '/team');
  await field(page).fill('xyzzyqwfp');
  await expect(page.getByRole('dialog')).toContainText('Nothing found for “xyzzyqwfp”.');
  await page.getByRole('dialog').getByRole('link', {name: 'documentation'}).click();
  await expect(page).toHaveURL(/\/docs$/);
});

test('no result leads to a page that is not to be found', async ({page}) => {
  await openSearch(page);
  for (const query of ['redirecting', 'not found', 'embed', 'player']) {
    await field(page).fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    const paths = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''));
    expect(paths.filter((path) => /^\/(404|embed|extension$|blog\/404|tai-test|agencies)/.test(path))).toEqual([]);
  }
});

test('the Enter that commits a word of an input method leads nowhere, in Safari’s order too', async ({page}) => {
  await openSearch(page);
  await field(page).fill('postman');
  await expect(options(page).first()).toBeVisible();
  const taken = await field(page).evaluate((input) => {
    // eslint-disable-next-line typescript/no-deprecated -- what Safari sends has it.
    const enter = new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true});
    return !input.dispatchEvent(enter);
  });
  expect(taken).toBe(false);
  await expect(page).toHaveURL('/docs');
});
