import {expect, type Page} from './browserTest';

/** A phone, then a desktop. */
export const firstScreens = [
  {width: 390, height: 844},
  {width: 1440, height: 900},
] as const;

/** Buttons and links of the first screen that lead on, wholly in sight and on top: the trial, a form, or another page. */
export const nextSteps = (page: Page): Promise<string[]> =>
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
export const fetchedFarBelow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter(({loading}) => loading !== 'lazy')
      .filter((picture) => picture.getBoundingClientRect().top + window.scrollY > 3 * window.innerHeight)
      .map(({src}) => src),
  );

/** Holds that the first screen says what the page is, has the next step, and waits for no picture far below. */
export async function expectFirstScreen(page: Page): Promise<void> {
  const title = page.getByRole('heading', {level: 1}).first();
  for (const size of firstScreens) {
    await page.setViewportSize(size);
    await expect.soft(title, `the title at ${size.width} px`).toBeInViewport({ratio: 1});
    await expect.poll(() => nextSteps(page), `the next step at ${size.width} px`).not.toEqual([]);
    expect.soft(await fetchedFarBelow(page), `far below at ${size.width} px`).toEqual([]);
  }
}
