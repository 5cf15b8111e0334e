import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {headProblems, imageProblems, outlineProblems, sharedValues, type PageHead} from '../support/pageChecks';
import {sitePages} from '../support/sitePages';

const pages = sitePages();

/** The pages of the site's route table with its posts; fewer would mean that the walk judges a part. */
const minimumOfPages = 46;

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Errors and warnings of the browser's console from now on. */
function consoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}

/** Addresses outside the site that are asked from now on. */
function requestsToOthers(page: Page, baseURL: string | undefined): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) asked.push(request.url());
  });
  return asked;
}

async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** In the dark the page is the same but for its colours, so that one rule is left to ask. */
const rulesIn = {
  light: (axe: AxeBuilder) => axe.withTags(accessibilityRules),
  dark: (axe: AxeBuilder) => axe.withRules(['color-contrast']),
} as const;

async function accessibilityProblems(page: Page, colorScheme: keyof typeof rulesIn = 'light'): Promise<string[]> {
  const {violations} = await rulesIn[colorScheme](new AxeBuilder({page})).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

// Reveals and transitions end at once, so that what is judged is the page at rest.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the sitemap lists every page, the one that is served too', async ({request}) => {
  expect(pages.length).toBeGreaterThanOrEqual(minimumOfPages);
  expect(new Set(pages.map(({path}) => path)).size).toBe(pages.length);
  const served = await (await request.get('/sitemap.xml')).text();
  for (const {address} of pages) expect(served).toContain(`<loc>${address}</loc>`);
});

test('titles, descriptions and canonical links stand in the HTML, and no two pages share them', async ({
  page,
  request,
}) => {
  const heads: PageHead[] = [];
  const problems: string[] = [];
  for (const {path, address} of pages) {
    const html = await (await request.get(path)).text();
    const head = await page.evaluate((source) => {
      const {title, head: tags} = new DOMParser().parseFromString(source, 'text/html');
      return {
        title,
        description: tags.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
        canonical: tags.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      };
    }, html);
    heads.push({path, ...head});
    problems.push(...headProblems({path, ...head}, address).map((problem) => `${path}: ${problem}`));
  }
  expect([...problems, ...sharedValues(heads, 'title'), ...sharedValues(heads, 'description')]).toEqual([]);
});

for (const {path} of pages) {
  test(`${path} hydrates quietly, asks nobody else, has an outline, fits 320 pixels and is accessible`, async ({
    page,
    baseURL,
  }) => {
    const problems = consoleProblems(page);
    const asked = requestsToOthers(page, baseURL);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectHydrated(page);

    const headings = await page
      .locator('h1:visible, h2:visible, h3:visible, h4:visible, h5:visible, h6:visible')
      .evaluateAll((elements) =>
        elements.map(({tagName, textContent}) => ({level: Number(tagName.slice(1)), text: textContent})),
      );
    expect(outlineProblems(headings)).toEqual([]);

    const images = await page.locator('img').evaluateAll((elements) =>
      elements.map((element) => ({
        source: element.getAttribute('src') ?? '',
        hasAlt: element.hasAttribute('alt'),
        hasSize: element.hasAttribute('width') && element.hasAttribute('height'),
      })),
    );
    expect(imageProblems(images)).toEqual([]);

    await page.keyboard.press('Tab');
    const skipTarget = await page.evaluate(() => {
      const fragment = document.activeElement?.getAttribute('href') ?? '';
      return fragment.startsWith('#') ? document.getElementById(fragment.slice(1))?.tagName : undefined;
    });
    expect(skipTarget, 'the first Tab lands on a skip link, whose target exists').toBeDefined();

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await accessibilityProblems(page, colorScheme), colorScheme).toEqual([]);
    }

    await page.setViewportSize({width: 320, height: 640});
    // Drawings that are measured follow a frame later.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    expect(problems).toEqual([]);
    expect(asked).toEqual([]);
  });
}

test('the accessibility check rejects a page with pale text and a button without a name', async ({page}) => {
  await page.setContent(
    '<html lang="en"><title>Pale</title><main><h1>Pale</h1><p style="color:#ccc">Text</p><button></button></main></html>',
  );
  const rules = (await accessibilityProblems(page)).map((problem) => problem.split(':', 1)[0]);
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'button-name']));
});
