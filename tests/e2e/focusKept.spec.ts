import {expect, test, visit, type Page} from '../support/browserTest';
import {dailyPages} from '../support/sitePages';

/** What opens something, as WAI-ARIA and HTML say it. */
const openers = ':is(summary, [aria-expanded], [aria-haspopup], [popovertarget], [commandfor]):not([disabled])';

/** Whether the focus is on something that can be seen. */
const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const {activeElement} = document;
    return activeElement !== null && activeElement !== document.body && activeElement.checkVisibility();
  });

/**
 * Opens each thing that can be opened by keyboard, goes into it, and leaves it with Escape.
 *
 * @returns {Promise<string[]>} the names of the controls after which the focus was nowhere, or on what is not shown: a
 *   visitor with a keyboard starts again at the top (WCAG 2.4.3).
 */
async function losingFocus(page: Page): Promise<{opened: number; lost: string[]}> {
  const lost: string[] = [];
  let opened = 0;
  for (const opener of await page.locator(openers).all()) {
    if (!(await opener.isVisible())) continue;
    const name = ((await opener.getAttribute('aria-label')) ?? (await opener.innerText())).trim();
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    opened += 1;
    // What closes with a transition has its focus back when that has begun.
    await expect
      .poll(() => hasFocus(page), {timeout: 2_000})
      .toBe(true)
      .catch(() => lost.push(name));
    await page.keyboard.press('Escape');
  }
  return {opened, lost};
}

test('a list that closes with Escape under the focus is told of', async ({page}) => {
  await page.setContent(`<details><summary>Pages</summary><a href="#one">One</a></details><script>
    document.addEventListener('keydown', ({key}) => {
      if (key === 'Escape') document.querySelector('details').open = false;
    });
  </script>`);
  expect(await losingFocus(page)).toEqual({opened: 1, lost: ['Pages']});
});

for (const {path} of dailyPages()) {
  for (const width of [1440, 390]) {
    test(`${path}: Escape never loses the focus at ${width}`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await visit(page, path);
      const {lost} = await losingFocus(page);
      expect(lost).toEqual([]);
    });
  }
}
