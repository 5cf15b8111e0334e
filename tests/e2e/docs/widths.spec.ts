import {daily, expect, test, visit, type Page} from '../../support/browserTest';
import {dailyPages, documentation} from '../../support/sitePages';
import {shownColor} from '../../support/shownColor';

/** Where tables are stacked. */
const stacked = [320, 390, 768];

/** What the cells of a stacked table say before their words; calculators have narrow tables of their own. */
const cellLabels = (page: Page) =>
  page
    .locator('.markdown table:has(th:nth-child(3)):not([data-island] table) tbody td:not(:first-child)')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));

/** Heads that stand alone above a stacked table. */
const loneHeads = (page: Page) =>
  page
    .locator('.markdown table:has(th:nth-child(3)):not([data-island] table) thead')
    .evaluateAll((heads) => heads.filter((head) => head.clientHeight > 1).map((head) => head.textContent));

/** Names that stand on two lines. In the narrowest windows those in tables may, as their other columns need the room. */
const brokenNames = (page: Page, width: number) =>
  page.locator(width < 350 ? '.markdown :not(pre, td) > code' : '.markdown :not(pre) > code').evaluateAll((all) =>
    all.flatMap((code) => {
      const text = code.textContent;
      const isName = text.length <= 24 && text.split(' ').length < 3;
      return isName && code.getClientRects().length > 1 ? [text] : [];
    }),
  );

const dailyDocumentation = dailyPages().flatMap(({path}) => (documentation.includes(path) ? path : []));

// One walk for two rules: each page is loaded once. That no page is too wide is in everyPage.spec.ts.
test('from a phone to a desktop each stacked cell says what it is, none heads a table alone, and no name is broken', async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(dailyDocumentation.length).toBeGreaterThan(0);
  const faults: string[] = [];
  const labels = new Set<string>();
  // Words and cells stand where they do without the fading from page to page, which is drawn in software.
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const address of dailyDocumentation) {
    await visit(page, address);
    for (const width of [...stacked, 1440]) {
      await page.setViewportSize({width, height: 900});
      faults.push(...(await brokenNames(page, width)).map((name) => `${address}: ${name} is broken at ${width}`));
      if (!stacked.includes(width)) continue;
      faults.push(...(await loneHeads(page)).map((words) => `${address}: ${words} stands alone at ${width}`));
      const said = await cellLabels(page);
      const silent = said.filter((label) => !/^"[^"]+: "$/.test(label));
      faults.push(...silent.map((label) => `${address}: a cell says ${label} at ${width}`));
      said.forEach((label) => labels.add(label));
    }
  }
  expect(faults).toEqual([]);
  expect(labels.size).toBeGreaterThan(0);
});

test('lines of text have 70 to 75 characters, in the fallback face too', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const lengths = async () => {
    await page.goto('/docs/ab-testing');
    return page.locator('.markdown > p').evaluateAll((all) =>
      all.flatMap((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const lines = new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom / 12))).size;
        return lines > 2 ? [each.textContent.length / lines] : [];
      }),
    );
  };
  const own = await lengths();
  expect(own.length).toBeGreaterThan(0);
  const width = await page
    .locator('.markdown > p')
    .first()
    .evaluate((each) => each.clientWidth);
  expect(width).toBe(580);
  expect(Math.max(...own)).toBeLessThanOrEqual(80);
  await page.route('**/fonts/*', (route) => route.abort());
  await lengths();
  expect(
    await page
      .locator('.markdown > p')
      .first()
      .evaluate((each) => each.clientWidth),
  ).toBe(width);
});

test('every tab is in sight at every width, and below a short panel nothing is empty', async ({page}) => {
  await visit(page, '/docs/install?platform=webflow');
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({width, height: 900});
    const tabs = page.locator('[data-tabs="platform"]').first();
    const hidden = (): Promise<number> =>
      tabs.evaluate((container) => {
        const own = container.getBoundingClientRect();
        return [...container.querySelectorAll('[role="tab"]')].filter((tab) => {
          const {left, right} = tab.getBoundingClientRect();
          return left < own.left || right > own.right;
        }).length;
      });
    await expect.poll(hidden, String(width)).toBe(0);
    await expect(tabs.getByRole('tab', {selected: true})).toHaveText('Webflow');
    const empty = async (): Promise<number> => {
      const [all = NaN, shown = NaN] = await tabs
        .locator('.tabs-panels, [data-chosen]')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
      return all - shown;
    };
    await expect.poll(empty, String(width)).toBe(0);
  }
});

test('the documentation stands on the grid of the header, collapsed or not', async ({page}) => {
  await visit(page, '/docs/ab-testing');
  const edges = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const link = document.querySelector('aside .menu__link');
      const indent = link === null ? 0 : parseFloat(getComputedStyle(link).paddingLeft) + 1;
      return {
        logo: box('header a svg')?.left,
        pages: (link?.getBoundingClientRect().left ?? 0) + indent,
        toggle: box('aside button svg')?.left,
        tools: box('header [data-theme-switch]')?.right,
        text: box('.docs-main .row')?.right,
      };
    });
  for (const width of daily([768, 1920, 1024, 1440], 2)) {
    await page.setViewportSize({width, height: 900});
    const open = await edges();
    expect.soft(open.pages, `${width}: the list of pages begins where the logo does`).toBeCloseTo(open.logo ?? 0, 0);
    expect.soft(open.toggle, String(width)).toBeCloseTo(open.logo ?? 0, 0);
    expect.soft(open.text, `${width}: the page ends where the bar does`).toBeCloseTo(open.tools ?? 0, 0);
    await page.getByRole('button', {name: /Sidebar/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
    await expect.poll(async () => Math.round((await edges()).toggle ?? 0)).toBe(Math.round(open.logo ?? 0));
    expect((await edges()).text).toBeCloseTo(open.text ?? 0, 0);
    await page.getByRole('button', {name: /Sidebar/}).click();
    await expect.poll(async () => Math.round((await edges()).pages)).toBe(Math.round(open.pages));
  }
});

test('the line below the header follows a change of the theme while the page is scrolled', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/docs/ab-testing');
  await page.evaluate(() => window.scrollTo(0, 600));
  const line = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => {
        const {backgroundColor, opacity} = getComputedStyle(header, '::after');
        return {backgroundColor, opacity};
      });
  await expect.poll(line).toEqual({backgroundColor: shownColor('line', 'light'), opacity: '1'});
  // By the mouse itself: Playwright's own click scrolls the bar to its place in the page.
  const box = await page
    .getByRole('button', {name: /theme|dark/i})
    .first()
    .boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect.poll(line).toEqual({backgroundColor: shownColor('line', 'dark'), opacity: '1'});
  // Where the reader was, the reader stays.
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});
