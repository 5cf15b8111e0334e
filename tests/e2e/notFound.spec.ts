import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {goInApp, hydrated, isSameDocument, markDocument, watchConsole} from '../support/inApp';

const unknown = {
  page: ['/nope', '/nope/deeper?x=1', '/docs/nope', '/features/nope', '/extension/nope', '/vs/a/b', '/%3Cscript%3E'],
  post: ['/blog/nope', '/blog/nope/deeper'],
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
  for (const path of paths) {
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

  test(`${paths[0]} is not found in-app either`, async ({page}) => {
    await page.goto('/extension/hold');
    await hydrated(page);
    await markDocument(page);
    const {problems, lines} = watchConsole(page);
    await goInApp(page, paths[0]);
    await expectIt(page);
    expect(await isSameDocument(page)).toBe(true);
    expect(lines).toContain(`Page not found: ${paths[0]}`);
    expect(problems).toEqual([]);
  });
}

for (const path of ['/vs', '/vs/acme', '/vs/acme/', '/vs/%3Cimg%3E']) {
  test(`${path} is the comparison page`, async ({page}) => {
    const {problems} = watchConsole(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/vs$/);
    expect(problems).toEqual([]);
  });
}

test('a competitor reached in-app shows the same page as /vs', async ({page}) => {
  await page.goto('/vs');
  const heading = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
  await page.goto('/nope');
  await hydrated(page);
  await markDocument(page);
  await goInApp(page, '/vs/acme');
  await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/vs$/);
  await goInApp(page, '/vs/acme/more');
  await expectPageNotFound(page);
  expect(await isSameDocument(page)).toBe(true);
});

/** Replaces a text of the script that matches by code that throws while the page renders. */
async function breakScript(page: Page, text: string, broken: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({contentType: 'text/javascript', body: body.replace(text, broken)});
  });
}

const failure = '(()=>{throw new Error("The thread snapped")})()';

test.describe('a page that crashes', () => {
  test('shows the message with ways back, and the next page works', async ({page}) => {
    await breakScript(page, '"Redirecting to Chrome Web Store..."', failure);
    await page.goto('/nope');
    await hydrated(page);
    await markDocument(page);
    await goInApp(page, '/extension');
    await expect(page.getByRole('heading', {level: 1, name: 'Unexpected Application Error'})).toBeVisible();
    await expect(page).toHaveTitle('Unexpected Application Error | Tailor AI');
    await expect(page.getByText('The thread snapped')).toBeVisible();
    await expect(page.getByText('the rest of the site still works')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: 'Return to the home page'})).toHaveAttribute(
      'href',
      '/',
    );

    await goInApp(page, '/docs/nope');
    await expectPageNotFound(page);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('gives way to the next page where both share one layout', async ({page}) => {
    await breakScript(page, '"Oops! Page not found"', failure);
    await page.goto('/docs');
    await hydrated(page);
    await markDocument(page);
    const heading = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
    await goInApp(page, '/docs/nope');
    await expect(page.getByRole('heading', {level: 1, name: 'Unexpected Application Error'})).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await goInApp(page, '/docs');
    await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('shows the message even when the layout itself crashes', async ({page}) => {
    await breakScript(page, '"siteUrl"in', '"nothing"in');
    await page.goto('/nope');
    await expect(page.getByRole('heading', {level: 1, name: 'Unexpected Application Error'})).toBeVisible();
    await expect(page).toHaveTitle('Unexpected Application Error | Tailor AI');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Return to the home page'})).toHaveAttribute('href', '/');
  });
});
