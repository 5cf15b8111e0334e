import {daily, expect, test, visit} from '../support/browserTest';
import {chosenOn, unmarked} from '../support/chosen';
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

test.use({colorScheme: 'light', viewport: {width: 1440, height: 900}});

for (const path of daily(pages, 4)) {
  test(`what is chosen on ${path} looks different from what is not, in forced colors and without`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, path);
    const all = await chosenOn(page);
    expect(all.length).toBeGreaterThan(0);
    expect(await unmarked(page, all)).toEqual([]);
    const switcher = page.locator('[data-audience-switcher]');
    await switcher.evaluateAll((each) => each.forEach((details) => details.toggleAttribute('open', true)));
    expect(await unmarked(page, await chosenOn(page, '[data-audience-switcher]'))).toEqual([]);
    await switcher.evaluateAll((each) => each.forEach((details) => details.removeAttribute('open')));
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    const framed = await page
      .locator(others)
      .evaluateAll((each) => each.filter((other) => getComputedStyle(other).outlineStyle !== 'none').map(String));
    expect(framed).toEqual([]);
    for (const {control, name} of all) {
      // Fields and steps have marks of their own.
      const isFramed = (element: Element): boolean =>
        !element.matches('a, button') || getComputedStyle(element).outlineStyle !== 'none';
      expect(await control.evaluate(isFramed), name).toBe(true);
    }
    expect(await unmarked(page, all), 'in forced colors').toEqual([]);
  });
}
