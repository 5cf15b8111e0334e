import {expect, test, visit} from '../support/browserTest';
import {builtPages} from '../support/builtPages';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

/** Pages with fields of their own, beside the dialogs that every page has, which the home page stands for. */
const pages = builtPages().filter(
  ({path, html}) => path === '/' || /<main[^]*<(input|select|textarea)\b[^]*<\/main>/.test(html),
);

test('no field on a touch screen is so small that iOS enlarges the page', async ({page}) => {
  test.setTimeout(120_000);
  expect(pages.length).toBeGreaterThan(0);
  let seen = 0;
  for (const {path} of pages) {
    await visit(page, path);
    const sizes = await page
      .locator('input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea')
      .evaluateAll((fields) =>
        fields.map((field) => [field.outerHTML.slice(0, 80), parseFloat(getComputedStyle(field).fontSize)]),
      );
    seen += sizes.length;
    expect(
      sizes.filter(([, size]) => Number(size) < 16),
      path,
    ).toEqual([]);
  }
  expect(seen).toBeGreaterThan(0);
});
