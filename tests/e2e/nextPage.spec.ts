import {expect, gotoAtRest, hydrated, test, visit, type Locator, type Page} from '../support/browserTest';
import {engines, test as onEngines} from '../support/engines';
import {ask} from '../support/rawRequest';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', {name, exact: true});

/** Goes to a link by way of the corner, so that no other one comes below the pointer while the page scrolls to it. */
async function goOver(page: Page, link: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
}

/** Addresses of pages that are asked for from now on, by whatever means. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (!/^\/(assets|img|fonts|pagefind|embed)\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

for (const engine of engines) {
  onEngines(`${engine} sends the rules with pages, and not with what has no next page`, async ({originOf}) => {
    const header = async (path: string) => (await ask(originOf(engine), path)).headers['speculation-rules'];
    const [, file = ''] = /^"(\/assets\/[^"]+)"$/.exec(String(await header('/'))) ?? [];
    for (const path of ['/docs', '/blog', '/pricing', '/nope']) expect(await header(path), path).toBe(`"${file}"`);
    for (const path of ['/admin/', '/embed/home', file]) expect(await header(path), path).toBeUndefined();
    const {status, headers, body} = await ask(originOf(engine), file);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/speculationrules+json');
    expect(headers['cache-control']).toContain('immutable');
    expect(JSON.parse(body.toString())).toHaveProperty('prerender');
  });
}

test('Chromium takes the rules, and may ready pages, but none that opens something or is elsewhere', async ({page}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  const session = await page.context().newCDPSession(page);
  const sources: unknown[] = [];
  session.on('Preload.ruleSetUpdated', ({ruleSet}) => sources.push(ruleSet.errorType ?? 'fine'));
  const candidates: string[] = [];
  const fetched = new Set<string>();
  session.on('Preload.preloadingAttemptSourcesUpdated', ({preloadingAttemptSources}) => {
    for (const {key} of preloadingAttemptSources) {
      const address = key.url.replace(/^\w+:\/\/[^/]+/, '');
      candidates.push(address);
      if (key.action === 'Prefetch') fetched.add(address);
    }
  });
  await session.send('Preload.enable');
  await page.goto('/');
  await expect.poll(() => sources).toEqual(['fine']);
  await footerLink(page, 'Team').hover();
  await expect.poll(() => candidates).toContain('/team');
  // At once, and no other: that it rests there is waited for with what is prepared only.
  await expect.poll(() => [...fetched]).toEqual(['/team']);
  expect(candidates.length).toBeGreaterThan(0);
  expect(await page.locator('a[href*="?"]').count()).toBeGreaterThan(0);
  for (const path of ['/extension', '/admin/', '/embed/home', '/openapi.yaml', '/tai-test']) {
    expect(candidates).not.toContain(path);
  }
  expect(candidates.filter((path) => path.includes('?'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('where the browser knows no such rules the page below the pointer is fetched, once; others, files and places on the page are not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement, 'supports', {value: () => false});
    // A browser that does not say how fast its connection is.
    Object.defineProperty(navigator, 'connection', {value: {saveData: false}});
  });
  // The server's rules would do it here.
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const {'speculation-rules': _, ...headers} = response.headers();
    return route.fulfill({response, headers});
  });
  await visit(page, '/docs/ab-testing');
  const asked = askedFor(page);
  const styles: string[] = [];
  page.on('request', (request) => styles.push(new URL(request.url()).pathname));
  await goOver(page, footerLink(page, 'Team'));
  await expect.poll(() => asked).toEqual(['/team']);
  await goOver(page, page.getByRole('main').locator('a[href^="#"]:visible').first());
  await goOver(page, footerLink(page, 'Team'));
  await goOver(page, footerLink(page, 'Release Notes'));
  await expect.poll(() => asked).toEqual(['/team', '/release-notes']);
  const html = await (await page.request.get('/team')).text();
  const [, own = ''] = /href="?(\/assets\/css\/page\.\w+\.css)/.exec(html) ?? [];
  expect(own).not.toBe('');
  expect(styles, 'what it is painted with comes along').toContain(own);
});

test('a page that is made ready does nothing before somebody comes to it', async ({page}) => {
  await page.addInitScript(() => {
    let isReadied = true;
    Object.defineProperty(document, 'prerendering', {get: () => isReadied, configurable: true});
    document.addEventListener('visit', () => {
      isReadied = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await gotoAtRest(page, '/?contact=true');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length, (window.dataLayer ?? []).length]),
  ).toEqual([0, 0, 0]);
  await page.evaluate(() => document.dispatchEvent(new Event('visit')));
  await hydrated(page);
  await expect(page.getByRole('dialog', {name: 'Start Your Free Trial'})).toBeVisible();
});

test('a fade that the browser gives up is no error of the page, and every other error is', async ({page}) => {
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  await page.goto('/team');
  await page.evaluate(() => {
    void Promise.reject(new DOMException('Transition was aborted because of invalid state. Page already revealed'));
    void Promise.reject(new Error('Ours'));
  });
  await expect.poll(() => problems).toEqual(['Ours']);
});
