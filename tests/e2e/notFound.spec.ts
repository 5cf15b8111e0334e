import {readdirSync, readFileSync} from 'node:fs';
import {daily, expect, hydrated, test, visit, watchConsole, type Locator, type Page} from '../support/browserTest';
import {noteFrames} from '../support/frames';
import {startPlainHost} from '../support/plainHost';

const unknown = {
  page: ['/nope/deeper?x=1', '/nope', '/docs/nope', '/features/nope', '/extension/nope', '/vs/a/b', '/%3Cscript%3E'],
  post: ['/blog/nope/deeper', '/blog/nope'],
} as const;

async function expectPageNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1, name: '404'})).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: 'Return to the home page'})).toHaveAttribute(
    'href',
    '/',
  );
  await expect(page).toHaveTitle('Page not found | Tailor AI');
}

async function expectPostNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1, name: 'Post Not Found'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Back to Blog'})).toHaveAttribute('href', '/blog');
  await expect(page).toHaveTitle('Post not found | Tailor AI');
}

const kinds = [
  {paths: unknown.page, expectIt: expectPageNotFound},
  {paths: unknown.post, expectIt: expectPostNotFound},
];

for (const {paths, expectIt} of kinds) {
  // That each of them answers 404 is asked of both servers in tests/e2e/hosting; shorter ones are opened below.
  for (const path of daily(paths, 1)) {
    test(`${path} is a 404 on a hard load`, async ({page}) => {
      const {problems, lines} = watchConsole(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expectIt(page);
      await hydrated(page);
      await expectIt(page);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect.poll(() => lines).toContain(`Page not found: ${decodeURI(new URL(page.url()).pathname)}`);
      expect(problems).toEqual([]);
    });
  }
}

// What /vs and its spellings answer, tests/e2e/hosting and comparison.spec.ts hold.

test.describe('on a host that knows no rules', () => {
  let host: Awaited<ReturnType<typeof startPlainHost>> | undefined;
  const at = (path: string): string => `${host?.origin}${path}`;

  test.beforeAll(async () => {
    host = await startPlainHost('build', {missing: '404.html'});
  });
  test.afterAll(() => host?.close());

  /** The heading of the first level that is to be seen, at each frame. */
  const watchHeadings = (page: Page) =>
    noteFrames(
      page,
      () => [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())?.textContent,
    );

  test('one page answers for pages and posts, and shows the right words from the first frame on', async ({page}) => {
    const seen = await watchHeadings(page);
    const {lines} = watchConsole(page);
    await visit(page, at('/blog/nope'));
    await expectPostNotFound(page);
    expect(await seen()).toEqual(['Post Not Found']);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(lines).toContain('Page not found: /blog/nope');
    await visit(page, at('/nope'));
    await expectPageNotFound(page);
    expect(await seen()).toEqual(['404']);
    await expect(page.getByRole('main')).toHaveCount(1);
  });

  test('what was copied along with an address is cut off before anything is shown', async ({page}) => {
    const seen = await watchHeadings(page);
    await page.goto(at('/pricing).%20?utm_source=a#part'), {waitUntil: 'commit'});
    await expect(page).toHaveURL(at('/pricing?utm_source=a#part'));
    await hydrated(page);
    expect(await seen()).not.toContain('404');
    await page.goto(at('/blog/nothing%E2%80%A8'));
    await expect(page).toHaveURL(at('/blog/nothing'));
    await expectPostNotFound(page);
  });

  test('an old path is forwarded before anything is shown of it', async ({page}) => {
    const seen = await watchHeadings(page);
    const {lines} = watchConsole(page);
    await page.route('**/pillars**', (route) =>
      route.fulfill({status: 404, contentType: 'text/html', path: 'build/404.html'}),
    );
    await page.goto(at('/'));
    await page.goto(at('/pillars/?utm_source=a#part'), {waitUntil: 'commit'});
    await expect(page).toHaveURL(at('/demos?utm_source=a#part'));
    await hydrated(page);
    expect(await seen()).not.toContain('404');
    expect(lines.filter((line) => line.startsWith('Page not found'))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(at('/'));
  });
});

test.describe('a part of a page whose code throws', () => {
  /** Replaces an island's code by some that throws. */
  async function breakIsland(page: Page, change: (code: string) => string): Promise<void> {
    const isIsland = (name: string): boolean =>
      name.endsWith('.js') && readFileSync(`build/assets/js/${name}`, 'utf8').includes('label:"To change"');
    const file = readdirSync('build/assets/js').find(isIsland);
    expect(file).toBeDefined();
    await page.route(`**/assets/js/${file}`, async (route) => {
      const code = await (await route.fetch()).text();
      await route.fulfill({contentType: 'text/javascript', body: change(code)});
    });
  }

  const throwing = 'throw new Error("The thread snapped");';
  const failure = (page: Page): Locator =>
    page.getByRole('main').getByRole('alert').filter({hasText: 'Unexpected Application Error'});

  const faults = {
    'when it is drawn': (code: string) => code.replace(/=\[/, `=(()=>{${throwing}})(),unused=[`),
    'when it is loaded': (code: string) => code.replace(/\{\s*\d+(:function)?\([^)]*\)\{/, (start) => start + throwing),
  };

  for (const [when, change] of Object.entries(faults)) {
    test(`says so in its place ${when}, with ways back, and the page stays`, async ({page}) => {
      await breakIsland(page, change);
      await visit(page, '/vs');
      const heading = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
      await page.locator('[data-island^="pages/vs/"]').first().hover();
      await expect(failure(page)).toBeVisible();
      await expect(failure(page)).toContainText('The thread snapped');
      await expect(failure(page).getByRole('button', {name: 'Try again'})).toBeVisible();
      await expect(failure(page).getByRole('link', {name: 'Return to the home page'})).toHaveAttribute('href', '/');
      await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', {name: 'Search this site'})).toBeFocused();
    });
  }
});
