import {expect, test} from '../support/browserTest';
import {builtPages, pagesWithNew} from '../support/builtPages';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

/** The fields of a page's own, by their names and classes. */
const fieldsIn = (html: string): string[] =>
  [...(/<main[^]*<\/main>/.exec(html)?.[0] ?? '').matchAll(/<(input|select|textarea)\b[^>]*>/g)].map(
    ([tag, name]) => `${name} ${/class="?([^">]*)/.exec(tag)?.[1]}`,
  );

/** Pages with fields of their own, beside the dialogs that every page has, which the home page stands for. */
const pages = [
  ...builtPages().filter(({path}) => path === '/'),
  ...pagesWithNew(builtPages(), fieldsIn).filter(({path, html}) => path !== '/' && fieldsIn(html).length > 0),
];

test('no field on a touch screen is so small that iOS enlarges the page', async ({page}) => {
  test.setTimeout(120_000);
  expect(pages.length).toBeGreaterThan(0);
  let seen = 0;
  for (const {path} of pages) {
    await page.goto(path);
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
