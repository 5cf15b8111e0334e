import {readFileSync} from 'node:fs';
import {daily, expect, sideways, test, visit, type Locator, type Page} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {copiedSample} from '../support/samples';

const guide = '/docs/analytics-platform-integration';
const reference = '/docs/advanced-features/api-integration';

/** The samples that the guide shows, each under the name of its file. */
const shown = [
  ...readFileSync('docs/analytics-platform-integration.mdx', 'utf8').matchAll(/sample="analytics\/([^"]+)"/g),
].flatMap(([, name]) => name ?? []);

test('the guide’s samples are copied as they are in their files', async ({page}) => {
  await visit(page, guide);
  expect(shown.length).toBeGreaterThan(0);
  for (const name of shown) {
    const button = page.getByRole('button', {name: `Copy ${name}`, exact: true, includeHidden: true});
    const fold = page.locator('details:not([open])', {has: button});
    if ((await fold.count()) > 0) await fold.locator('summary').click();
    // In a panel that is not chosen: its tab has to be opened first, as a reader does.
    const panel = page.locator('.tabs-panel', {has: button});
    if ((await panel.count()) > 0) await page.locator(`[id="${await panel.getAttribute('aria-labelledby')}"]`).click();
    await button.click();
    await expect(page.locator('.code-bar', {has: button}).getByRole('status')).toHaveText('Copied');
    await expect(button).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copiedSample(`analytics/${name}`, ''));
  }
  // Each says it for a while, though another was pressed meanwhile.
  await expect(page.getByText('Copied', {exact: true})).toHaveCount(0);
});

test('without access to the clipboard the code is selected, and the reader told so', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {value: () => Promise.reject(new Error('denied'))}),
  );
  await visit(page, guide);
  await page.getByRole('button', {name: 'Copy amplitude.ts'}).click();
  await expect(page.getByText('Selected: press Ctrl+C or Cmd+C')).toBeVisible();
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  expect(selected).toBe(copiedSample('analytics/amplitude.ts', ''));
});

test('code of every language is told apart by colors, in guides and posts', () => {
  const blocks = builtPages().flatMap(({html}) => [...html.matchAll(/<pre[^>]*\blanguage-(\w+)[^>]*>([^]*?)<\/pre>/g)]);
  const languages = new Set(blocks.map(([, language = '']) => language).filter((language) => language !== 'text'));
  expect(languages.size).toBeGreaterThan(5);
  // Of a language that the highlighter does not know all is plain.
  for (const [, language = '', code = ''] of blocks)
    if (/class="token (?!plain)/.test(code)) languages.delete(language);
  expect([...languages]).toEqual([]);
});

/** How many colors the first block of a language has. */
const colors = (onPage: Page, language: string): Promise<number> =>
  onPage
    .locator(`pre.language-${language}`)
    .first()
    .locator('.token')
    .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size);

for (const address of daily([reference, guide], 1)) {
  test(`every block of ${address} has a copy button with a name, and the size and colors that the HTML had`, async ({
    page,
    plainPage: plain,
  }) => {
    const heights = (blocks: Locator): Promise<number[]> =>
      blocks.evaluateAll((all) => all.map((block) => Math.round(block.getBoundingClientRect().height)));
    await plain.goto(address);
    const before = await heights(plain.locator('.theme-code-block'));
    await visit(page, address);
    const blocks = page.locator('.theme-code-block');
    expect(await heights(blocks)).toEqual(before);
    expect(await blocks.count()).toBeGreaterThan(0);
    await page
      .locator('.markdown details')
      .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    for (const block of await blocks.all()) {
      const button = block.locator('.code-bar button').last();
      // Its attribute, since nothing has a name in a panel that is not chosen.
      await expect(button).toHaveAttribute('aria-label', /^Copy \S/);
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
    // Where all lines have room there is nothing to wrap. What is in a panel that is not chosen is not shown.
    const wrong = await blocks.evaluateAll((all) =>
      all.flatMap((block) => {
        const [wrap, pre] = [block.querySelector('[data-wrap-code]'), block.querySelector('pre')];
        if (wrap === null || pre === null || !pre.checkVisibility({visibilityProperty: true})) return [];
        const isOffered = wrap.checkVisibility({visibilityProperty: true});
        return isOffered === pre.scrollWidth > pre.clientWidth ? [] : [pre.textContent.slice(0, 40)];
      }),
    );
    expect(wrong).toEqual([]);
    for (const language of address === reference ? ['ts', 'bash', 'json', 'ini'] : []) {
      expect(await colors(plain, language), language).toBeGreaterThanOrEqual(2);
      expect(await colors(page, language), language).toBe(await colors(plain, language));
    }
  });
}

test('on a phone lines can be wrapped, and the page never scrolls sideways', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/docs/integrations/segment');
  const block = page.locator('.theme-code-block', {hasText: 'AnalyticsBrowser.load'});
  await block.scrollIntoViewIfNeeded();
  const wrap = block.getByRole('button', {name: 'Wrap lines'});
  const hidden = (): Promise<number> => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);

  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await hidden()).toBeGreaterThan(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await hidden()).toBe(0);
  expect(await sideways(page)).toBe(0);
  await wrap.click();
  expect(await hidden()).toBeGreaterThan(0);
  expect(await sideways(page)).toBe(0);
});

test('titles and highlighted lines are shown', async ({page}) => {
  await page.goto('/docs/integrations/amplitude');
  const block = page.locator('.theme-code-block', {hasText: 'import * as amplitude'});
  await expect(block.locator('.code-bar__title')).toHaveText('amplitude-npm.ts');
  await expect(block.locator('.theme-code-block-highlighted-line')).toHaveText(
    /amplitude\.init\('YOUR_AMPLITUDE_API_KEY'\);\s*$/,
  );
});
