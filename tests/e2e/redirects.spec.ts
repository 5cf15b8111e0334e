import {readFileSync} from 'node:fs';
import {redirectPage} from '../../src/pipeline/plugins/redirect-pages/page';
import {redirects} from '../../src/content/redirects';
import {resolveRedirects} from '../../src/lib/redirects';
import {parseSettings} from '../../src/lib/settings/parse';
import {daily, expect, followLink, test, visit, type Page} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {startPlainHost} from '../support/plainHost';

const settings = parseSettings(process.env);
const rows = resolveRedirects(redirects, settings);
const carried = '?utm_source=old-link&q=a%20b';

/** Pages outside the site answer at once, so that no test needs the network. */
async function answerForOutside(page: Page): Promise<void> {
  const origins = [settings.appUrl, settings.demoVideoUrl, settings.extensionStoreUrl].map(
    (url) => new URL(url).origin,
  );
  await page.route(
    (url) => origins.includes(url.origin),
    (route) => route.fulfill({contentType: 'text/html', body: '<title>Outside</title>'}),
  );
}

/** As the address bar shows it: an origin alone gets its slash. */
function inAddressBar(url: string, baseURL: string | undefined): string {
  return new URL(url, baseURL).href;
}

// That each of them leads on is asked of both servers in tests/e2e/hosting.
test('a link to an old path ends at its page, one step further, query and hash kept', async ({page, baseURL}) => {
  await visit(page, '/team');
  const entries = await page.evaluate(() => history.length);
  await followLink(page, `/pillars${carried}#part`);
  await expect(page).toHaveURL(inAddressBar(`/demos${carried}#part`, baseURL));
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('every old path has a static page that leads to the same place, for hosts without rules', () => {
  expect(rows.length).toBeGreaterThan(0);
  for (const {name, content} of rows.map(redirectPage)) expect(readFileSync(`build/${name}`, 'utf8')).toBe(content);
});

test('a static page keeps the query and the hash with every kind of target, as the servers do', async ({page}) => {
  const outside = ['/watch?v=a%20b', '/#t=1', "/a?b='$&c#d", '', '/%3C/script%3E%3Cb%3E'];
  const inside = ['/page', '/page?own=1', '/page#part', '/page?own=1#part'];
  const targets = [...inside, ...outside.map((rest) => `https://film.test${rest}`)];
  const pages = targets.map((url, index) => redirectPage({from: `/old-${index}`, url, external: url.startsWith('h')}));
  await page.route(/^https?:\/\/(film|site)\.test\//, (route) => {
    const {pathname} = new URL(route.request().url());
    const old = pages.find(({name}) => `/${name}` === `${pathname}/index.html`);
    return route.fulfill({contentType: 'text/html', body: old?.content ?? '<title>There</title>'});
  });
  for (const [index, target] of targets.entries()) {
    // One target is enough to tell what is brought along from nothing.
    for (const brought of daily(['?a=%20b#top', '', '?', '?utm_source=x&v=1&v', '#top'], index === 1 ? 2 : 1)) {
      await page.goto(`https://site.test/old-${index}${brought}`, {waitUntil: 'commit'});
      await expect(page).toHaveTitle('There');
      const {search, hash} = new URL(brought, 'https://site.test');
      const expected = new URL(target, 'https://site.test');
      const queries = [expected.search, search].map((part) => part.slice(1)).filter((part) => part !== '');
      const query = queries.length > 0 ? `?${queries.join('&')}` : '';
      expect(page.url()).toBe(`${expected.origin}${expected.pathname}${query}${expected.hash || hash}`);
    }
  }
});

test('a static page leads on, without JavaScript too; with it the query and the hash are kept', async ({
  page,
  plainPage: plain,
}) => {
  await answerForOutside(page);
  const host = await startPlainHost('build');
  for (const isExternal of [false, true]) {
    const row = rows.find(({external}) => external === isExternal);
    if (row === undefined) throw new Error('There is no such row.');
    await page.goto(`${host.origin}${row.from}${carried}#part`, {waitUntil: 'commit'});
    await expect(page).toHaveURL(inAddressBar(`${row.url}${carried}#part`, host.origin));
  }
  await plain.goto(`${host.origin}/pillars`, {waitUntil: 'commit'});
  await expect(plain).toHaveURL(`${host.origin}/demos`);
  await host.close();
});

test('pages name no old path: their links lead to the page itself, at once', () => {
  const pages = builtPages();
  const old = new Set(rows.filter(({external}) => !external).map(({from}) => from));
  const links = pages.flatMap(({path, html}) =>
    [...html.matchAll(/<a\s[^>]*href="?(\/[^"#?\s>]*)/g)].map(([, href = '']) => ({path, href})),
  );
  expect(links).not.toEqual([]);
  expect(links.filter(({href}) => old.has(href))).toEqual([]);
});

// A link to a place that is not there stops the build: tests/builds.

test.describe('the extension page', () => {
  test('says where it goes, then leaves, and Back does not forward again', async ({page}) => {
    await answerForOutside(page);
    await visit(page, '/team-or-anything');
    await page.clock.install();
    await followLink(page, '/extension');
    await expect(page.getByText('Redirecting to Chrome Web Store...')).toBeVisible();
    await expect(page.locator(`main a[href="${settings.extensionStoreUrl}"]`)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(settings.extensionStoreUrl);
    await page.goBack();
    await expect(page).toHaveURL('/team-or-anything');
  });

  test('leads on without JavaScript, and stays out of search results', async ({request, plainPage: page}) => {
    await answerForOutside(page);
    await page.goto('/extension', {waitUntil: 'commit'});
    await expect(page).toHaveURL(settings.extensionStoreUrl);
    const html = await (await request.get('/extension')).text();
    expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  });
});
