import {expect, test, visit, type Page} from '../support/browserTest';
import {printedOver} from '../support/printedWords';
import {kindsAndOwnPages} from '../support/sitePages';

/** Texts and shapes of drawings in black, which no theme has: nobody gave them a color. */
const uncolored = (page: Page): Promise<string[]> =>
  page.locator('svg :is(text, tspan, rect, circle, ellipse, polygon)').evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .filter((part) => part.closest('defs, clipPath, mask, symbol, pattern') === null)
      .filter((part) => {
        const {fill, fillOpacity} = getComputedStyle(part);
        return fill === 'rgb(0, 0, 0)' && Number(fillOpacity) > 0;
      })
      .map((part) => part.textContent.trim() || part.outerHTML.slice(0, 80)),
  );

test.use({viewport: {width: 390, height: 844}, contextOptions: {reducedMotion: 'reduce'}});

for (const address of kindsAndOwnPages()) {
  test(`on ${address} no word is over another, and all is in the colors of the theme`, async ({page}) => {
    await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
    await visit(page, address);
    expect(await uncolored(page)).toEqual([]);
    const {problems, seen} = await printedOver(page, 'phone');
    expect(seen).toBeGreaterThan(20);
    expect(problems).toEqual([]);
  });
}

test('a word over another and a label without a color are found', async ({page}) => {
  await page.setContent(
    '<p>Under</p><p style="margin-top: -2rem">Over</p><svg><text y="20">Black</text><text y="40" fill="#fff">White</text></svg>',
  );
  expect(await uncolored(page)).toEqual(['Black']);
  expect(await printedOver(page, 'phone')).toMatchObject({problems: ['phone, sheet 1: "Over" is over "Under"']});
});
