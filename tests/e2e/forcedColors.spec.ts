import type {ElementHandle} from '@playwright/test';
import {daily, expect, test, visit, type Page} from '../support/browserTest';

/** Pages with a choice on them, and how many kinds of chosen controls each shows at least. */
const pages: readonly (readonly [path: string, atLeast: number])[] = [
  ['/', 1],
  ['/docs/analytics-platform-integration', 2],
  ['/blog', 2],
  ['/features/ab-testing-analytics', 1],
  ['/features/image-tailoring', 2],
  ['/features/instant-publishing', 1],
  ['/features/instant-personalization', 1],
  ['/features/live-deployment', 1],
  ['/features/performance-insights', 2],
  ['/features/dynamic-ctas', 1],
  ['/features/element-control', 1],
  ['/pricing', 1],
  ['/vs', 1],
  ['/release-notes', 1],
];

const chosen = [
  ...['[aria-selected="true"]', '[aria-pressed="true"]', '[aria-checked="true"]'],
  ...['[aria-current]:not([aria-current="false"])', 'input:checked'],
].join();

test.use({colorScheme: 'light', viewport: {width: 1440, height: 900}});

/** The controls that are chosen, one of each kind, with what shows them. */
async function chosenOn(page: Page): Promise<{control: ElementHandle<Element>; name: string}[]> {
  const kinds = new Map<string, {control: ElementHandle<Element>; name: string}>();
  for (const control of await page.$$(chosen)) {
    const {kind, name} = await control.evaluate((element) => {
      const shown = element.closest('label') ?? element;
      const isShown = shown.checkVisibility({checkVisibilityCSS: true});
      return {
        kind: isShown ? `${element.tagName} ${element.getAttribute('class')}` : '',
        name: shown.textContent.slice(0, 40),
      };
    });
    if (kind !== '' && !kinds.has(kind)) kinds.set(kind, {control, name});
  }
  return [...kinds.values()];
}

/** A picture of a control and a little around it. */
async function picture(page: Page, control: ElementHandle<Element>): Promise<Buffer> {
  const {x, y, width, height} = await control.evaluate((element) => {
    const shown = element.closest('label') ?? element;
    shown.scrollIntoView({behavior: 'instant', block: 'center'});
    const {x, y, width, height} = shown.getBoundingClientRect();
    return {x, y, width, height};
  });
  return page.screenshot({clip: {x: x - 6, y: y - 6, width: width + 12, height: height + 12}});
}

for (const [path, atLeast] of daily(pages, 5)) {
  test(`in forced colors what is chosen on ${path} looks different from what is not`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    await visit(page, path);
    const all = await chosenOn(page);
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
    for (const {control, name} of all) {
      const before = await picture(page, control);
      await control.evaluate((element) => {
        for (const state of ['aria-selected', 'aria-pressed', 'aria-checked']) {
          if (element.hasAttribute(state)) element.setAttribute(state, 'false');
        }
        element.removeAttribute('aria-current');
        if (element instanceof HTMLInputElement) element.checked = false;
      });
      expect((await picture(page, control)).equals(before), name).toBe(false);
    }
  });
}
