import type {ElementHandle} from '@playwright/test';
import {daily, expect, test, visit, type Page} from '../support/browserTest';
import {sitePages} from '../support/sitePages';

/** Pages with a choice on them, those first that have a link, a tab, a button and one of a list that is chosen. */
const pages = [
  '/',
  '/docs/analytics-platform-integration',
  '/features/ab-testing-analytics',
  '/demos#tailoring-images',
  '/blog',
  '/features/image-tailoring',
  '/features/instant-publishing',
  '/features/instant-personalization',
  '/features/live-deployment',
  '/features/performance-insights',
  '/features/dynamic-ctas',
  '/features/element-control',
  '/pricing',
  '/vs',
  '/release-notes',
].filter((address) => sitePages().some(({path}) => path === address.split('#', 1)[0]));

/** What says of itself that it is not chosen. */
const others = ['selected', 'pressed', 'checked', 'current'].map((state) => `[aria-${state}="false"]`).join();

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

for (const path of daily(pages, 4)) {
  test(`in forced colors what is chosen on ${path} looks different from what is not`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    await visit(page, path);
    const all = await chosenOn(page);
    expect(all.length).toBeGreaterThan(0);
    const framed = await page
      .locator(others)
      .evaluateAll((each) => each.filter((other) => getComputedStyle(other).outlineStyle !== 'none').map(String));
    expect(framed).toEqual([]);
    for (const {control, name} of all) {
      // Fields and steps have marks of their own.
      const isFramed = (element: Element): boolean =>
        !element.matches('a, button') || getComputedStyle(element).outlineStyle !== 'none';
      expect(await control.evaluate(isFramed), name).toBe(true);
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
