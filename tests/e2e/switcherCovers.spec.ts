import {audiences} from '../../src/lib/audience';
import {audienceLabels, switcherLabels} from '../../src/shell/audience/AudienceSwitcher/words';
import {pressUnpick} from '../support/unpick';
import {daily, expect, sideways, test, visit, type Page} from '../support/browserTest';

/** What lies under the switcher somewhere on the way from the top of the page to its end: words and controls. */
const covered = (page: Page, places?: readonly number[]): Promise<string[]> =>
  page.evaluate((given) => {
    const bar = document.querySelector('[data-audience-switcher]')?.parentElement;
    if (!bar) throw new Error('There is no switcher.');
    const parts = [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, p, li, dt, dd, th, td, a, button, summary), footer :is(a, button, p)',
      ),
    ].filter((part) => part.checkVisibility());
    const found = new Set<string>();
    const words = document.createRange();
    const height = document.documentElement.scrollHeight;
    for (const top of given ?? Array.from({length: Math.ceil(height / 90)}, (_, step) => step * 90)) {
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
  }, places);

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

for (const audience of daily(audiences, 1))
  test(`for ${audience} the switcher covers nothing that can be pressed or read, no line of the lead is one word, and nothing is wider than the screen, unpicked or not`, async ({
    page,
  }) => {
    await visit(page, `/?audience=${audience}`);
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({width, height: width < 768 ? 800 : 900});
      // Over a narrow page it floats, and scrolling clears what is below it: at the page's end there is room for it.
      if (width >= 1280) expect(await covered(page), String(width)).toEqual([]);
      else expect(await covered(page, [1_000_000]), String(width)).toEqual([]);
      expect(await sideways(page), String(width)).toBe(0);
      const switcher = page.locator('[data-audience-switcher]');
      await expect(switcher).toBeInViewport({ratio: 1});
      if (width < 1280) {
        const box = await switcher.boundingBox();
        expect([box?.width, box?.height]).toEqual([48, 48]);
      }
      if (audience === 'default' || width !== 1280) continue;
      const lines = await leadLines(page);
      expect(lines.length).toBeGreaterThan(1);
      expect(Math.min(...lines.slice(0, -1))).toBeGreaterThan(Math.max(...lines) / 2);
    }
    if (audience === 'default') return;
    await pressUnpick(page);
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({width, height: 900});
      expect(await sideways(page), `unpicked, ${width}`).toBe(0);
    }
  });

test('what lies under one that floats over a narrow page is found', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await visit(page, '/');
  expect((await covered(page)).length).toBeGreaterThan(5);
});

test('the round button has its name, opens the choices above it, and is away while a dialog is there', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/?audience=ecomm');
  const button = page.locator('[data-audience-switcher] summary');
  await expect(button).toHaveText(`${switcherLabels.en}${audienceLabels.en.ecomm}`);
  await expect(page.locator('[data-unpick]')).toBeHidden();
  await button.click();
  const top = (await button.boundingBox())?.y ?? 0;
  for (const choice of await page.locator('[data-audience-switcher] a').all()) {
    await expect(choice).toBeInViewport({ratio: 1});
    const box = await choice.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  await expect(page.locator('[data-unpick]')).toBeInViewport({ratio: 1});
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Open menu'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button).toBeVisible();
});
