import {expect, type Page} from '@playwright/test';
import {redirects} from '../../src/content/redirects';
import {resolveRedirects} from '../../src/lib/redirects';
import {parseSettings} from '../../src/lib/settings/parse';
import {test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {followLink, hydrated} from '../support/inApp';
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

test('the table is not empty', () => {
  expect(rows.length).toBeGreaterThanOrEqual(26);
});

for (const {from, url, external} of rows) {
  test(`${from} answers with its status and one hop to ${url}`, async ({request, baseURL}) => {
    for (const spelling of [from, `${from}/`]) {
      const response = await request.get(`${spelling}${carried}`, {maxRedirects: 0});
      expect(response.status()).toBe(external ? 302 : 301);
      const location = inAddressBar(response.headers().location ?? '', baseURL);
      expect(location).toBe(inAddressBar(`${url}${carried}`, baseURL));
    }
    if (!external) expect((await request.get(url, {maxRedirects: 0})).status()).toBe(200);
  });

  test(`a link to ${from} ends at ${url}, query and hash kept`, async ({page, baseURL}) => {
    await page.goto('/extension/nowhere');
    await hydrated(page);
    const entries = await page.evaluate(() => history.length);
    const address = inAddressBar(`${url}${carried}`, baseURL);
    // Outside nobody answers; a redirect to there cannot be answered for.
    const asked = page.waitForRequest((request) => request.url() === address);
    await followLink(page, `${from}${carried}#part`);
    await asked;
    if (external) return;
    await expect(page).toHaveURL(`${address}#part`);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('404');
  });
}

test('every old path has a static page that keeps query and hash, for hosts without rules', async ({page}) => {
  test.slow();
  await answerForOutside(page);
  const host = await startPlainHost('build');
  for (const {from, url} of rows) {
    await page.goto(`${host.origin}${from}${carried}#part`, {waitUntil: 'commit'});
    await expect(page).toHaveURL(inAddressBar(`${url}${carried}#part`, host.origin));
  }
  await host.close();
});

test('without JavaScript the static pages still lead on', async ({browser}) => {
  const host = await startPlainHost('build');
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${host.origin}/pillars`, {waitUntil: 'commit'});
  await expect(page).toHaveURL(`${host.origin}/demos`);
  await context.close();
  await host.close();
});

test('pages name no old path: their links lead to the page itself, at once', async ({page}) => {
  const pages = builtPages();
  const old = new Set(rows.filter(({external}) => !external).map(({from}) => from));
  const links = pages.flatMap(({path, html}) =>
    [...html.matchAll(/<a\s[^>]*href="?(\/[^"#?\s>]*)/g)].map(([, href = '']) => ({path, href})),
  );
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter(({href}) => old.has(href))).toEqual([]);

  await page.goto('/features/image-tailoring');
  await page.locator('main a[href="/demos#tailoring-images"]').first().click();
  await expect(page).toHaveURL('/demos#tailoring-images');
  await page.goBack();
  await expect(page).toHaveURL('/features/image-tailoring');
});

test('a place on another page that a link names is there', () => {
  const pages = builtPages();
  const links = pages.flatMap(({path, html}) =>
    [...html.matchAll(/<a\s[^>]*href="?(\/[^"\s>]*#[^"\s>]+)/g)].map(([, href = '']) => ({path, href})),
  );
  const missing = links.filter(({href}) => {
    const {pathname, hash} = new URL(href, 'https://site.test');
    const target = pages.find((candidate) => candidate.path === pathname);
    return !new RegExp(`\\sid="?${hash.slice(1)}["\\s>]`).test(target?.html ?? '');
  });
  expect(links.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test.describe('the extension page', () => {
  test('says where it goes, then leaves, and Back does not forward again', async ({page}) => {
    await answerForOutside(page);
    await page.goto('/team-or-anything');
    await hydrated(page);
    await page.clock.install();
    await followLink(page, '/extension');
    await expect(page.getByText('Redirecting to Chrome Web Store...')).toBeVisible();
    await expect(page.locator(`main a[href="${settings.extensionStoreUrl}"]`)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(settings.extensionStoreUrl);
    await page.goBack();
    await expect(page).toHaveURL('/team-or-anything');
  });

  test('leads on without JavaScript, and stays out of search results', async ({browser, request}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await answerForOutside(page);
    await page.goto('/extension', {waitUntil: 'commit'});
    await expect(page).toHaveURL(settings.extensionStoreUrl);
    await context.close();
    const html = await (await request.get('/extension')).text();
    expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  });
});
