import {expect, type Page} from '@playwright/test';
import {audiences} from '../../src/lib/audience';
import {test} from '../support/browserTest';
import {visit} from '../support/inApp';

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

for (const audience of audiences)
  test(`the switcher covers nothing that can be pressed or read, for ${audience}`, async ({page}) => {
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({width, height: width < 768 ? 800 : 900});
      await visit(page, `/?audience=${audience}`);
      expect(await covered(page), String(width)).toEqual([]);
      const switcher = page.locator('[data-audience-switcher]');
      await switcher.scrollIntoViewIfNeeded();
      await expect(switcher).toBeInViewport({ratio: 1});
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
