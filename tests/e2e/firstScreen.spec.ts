import {expect, test, visit, type Page} from '../support/browserTest';
import {dailyPages} from '../support/sitePages';

const sizes = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
] as const;

/** Buttons and links of the first screen that lead on, wholly in sight and on top: the trial, a form, or another page. */
const nextSteps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOnTop = (element: Element): boolean => {
      const {left, top, right, bottom, width, height} = element.getBoundingClientRect();
      if (width === 0 || top < 0 || left < 0 || bottom > window.innerHeight || right > window.innerWidth) return false;
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (element.contains(found) || found.contains(element));
    };
    return [...document.querySelectorAll('[data-opens-dialog="lead"], main form :is(input, select, textarea)')]
      .filter((element) => element.checkVisibility({checkVisibilityCSS: true, checkOpacity: true}) && isOnTop(element))
      .map((element) => element.textContent || element.tagName);
  });

/** Pictures that are fetched with the page, though two screens or more lie above them. */
const fetchedFarBelow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter(({loading}) => loading !== 'lazy')
      .filter((picture) => picture.getBoundingClientRect().top + window.scrollY > 3 * window.innerHeight)
      .map(({src}) => src),
  );

test('the first screen says what the page is, holds the next step, and waits for no picture far below', async ({
  page,
}) => {
  test.slow();
  for (const {path} of dailyPages()) {
    await visit(page, path);
    for (const {width, height} of sizes) {
      await page.setViewportSize({width, height});
      const title = page.getByRole('heading', {level: 1}).first();
      await expect.soft(title, `${path}: its title at ${width}`).toBeInViewport({ratio: 1});
      await expect.poll(() => nextSteps(page), `${path}: the next step at ${width}`).not.toEqual([]);
      expect.soft(await fetchedFarBelow(page), path).toEqual([]);
    }
  }
});

test('pricing shows the button of a plan in the first screen, and on wide screens of each', async ({page}) => {
  await visit(page, '/pricing');
  for (const {width, height} of sizes) {
    await page.setViewportSize({width, height});
    const buttons = page.locator('main li').getByRole('button');
    const shown = width === 1440 ? await buttons.all() : [buttons.first()];
    for (const button of shown) await expect(button).toBeInViewport({ratio: 1});
  }
});

test('a page without a next step in its first screen is found', async ({page}) => {
  await visit(page, '/blog');
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('header [data-opens-dialog="lead"], main form')) each.remove();
  });
  expect(await nextSteps(page)).toEqual([]);
});

test('a picture that is fetched though it lies far below is found', async ({page}) => {
  await page.setContent('<div style="height: 400vh"></div><img src="data:,a"><img src="data:,b" loading="lazy">');
  expect(await fetchedFarBelow(page)).toEqual(['data:,a']);
});
