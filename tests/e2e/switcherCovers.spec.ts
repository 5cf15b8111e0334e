import {audiences} from '../../src/lib/audience';
import {expect, sideways, test, visit, type Page} from '../support/browserTest';

/** What lies under the switcher somewhere on the way from the top of the page to its end: words and controls. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-audience-switcher]')?.parentElement;
    if (!bar) throw new Error('There is no switcher.');
    const parts = [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, p, li, dt, dd, th, td, a, button, summary), footer :is(a, button)',
      ),
    ].filter((part) => part.checkVisibility());
    const found = new Set<string>();
    const words = document.createRange();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 90) {
      window.scrollTo({top, behavior: 'instant'});
      if (getComputedStyle(bar).visibility === 'hidden') continue;
      const own = bar.getBoundingClientRect();
      for (const part of parts) {
        const isControl = part.matches('a, button, summary');
        words.selectNodeContents(part);
        const boxes = isControl ? [part.getBoundingClientRect()] : [...words.getClientRects()];
        const isUnder = boxes.some(
          (box) =>
            box.width > 1 &&
            box.left < own.right - 1 &&
            box.right > own.left + 1 &&
            box.top < own.bottom - 1 &&
            box.bottom > own.top + 1,
        );
        if (isUnder) found.add(part.textContent.trim().slice(0, 40));
      }
    }
    window.scrollTo({top: 0, behavior: 'instant'});
    return [...found];
  });

/** The widths of the lines of the lead. */
const leadLines = (page: Page): Promise<number[]> =>
  page
    .locator('h1 + p')
    .filter({visible: true})
    .evaluate((paragraph) => {
      const words = document.createRange();
      words.selectNodeContents(paragraph);
      const lines = new Map<number, {left: number; right: number}>();
      for (const {left, right, top, height} of words.getClientRects()) {
        if (height === 0) continue;
        const line = Math.round((top + height / 2) / 20);
        const {left: start, right: end} = lines.get(line) ?? {left, right};
        lines.set(line, {left: Math.min(start, left), right: Math.max(end, right)});
      }
      return [...lines.values()].map(({left, right}) => right - left);
    });

for (const audience of audiences)
  test(`for ${audience} the switcher covers nothing that can be pressed or read, no line of the lead is one word, and nothing is wider than the screen, unpicked or not`, async ({
    page,
  }) => {
    await visit(page, `/?audience=${audience}`);
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({width, height: width < 768 ? 800 : 900});
      expect(await covered(page), String(width)).toEqual([]);
      expect(await sideways(page), String(width)).toBe(0);
      const switcher = page.locator('[data-audience-switcher]');
      await switcher.scrollIntoViewIfNeeded();
      await expect(switcher).toBeInViewport({ratio: 1});
      if (audience === 'default' || width !== 1280) continue;
      const lines = await leadLines(page);
      expect(lines.length).toBeGreaterThan(1);
      expect(Math.min(...lines.slice(0, -1))).toBeGreaterThan(Math.max(...lines) / 2);
    }
    if (audience === 'default') return;
    await page.locator('[data-unpick]').click();
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({width, height: 900});
      expect(await sideways(page), `unpicked, ${width}`).toBe(0);
    }
  });

test('one that floats over a narrow page is found', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await visit(page, '/');
  // Not by an attribute, which the page's policy refuses.
  await page.locator('[data-audience-switcher]').evaluate(({parentElement}) => {
    if (parentElement !== null)
      Object.assign(parentElement.style, {position: 'fixed', bottom: '0', right: '0', margin: '0'});
  });
  expect((await covered(page)).length).toBeGreaterThan(5);
});
