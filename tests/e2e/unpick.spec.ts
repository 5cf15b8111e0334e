import {heroWords, openings} from '../../src/pages/_home/words/hero';
import {lineText, tailored} from '../../src/pages/_home/words/tailored';
import {pressUnpick} from '../support/unpick';
import {daily, expect, hydrated, test, visit, type Locator, type Page} from '../support/browserTest';

const en = heroWords.en.unpick;
const de = heroWords.de.unpick;

const headline = (page: Page) => page.getByRole('heading', {level: 1});
const careLabel = (page: Page) => page.locator('summary').filter({hasText: heroWords.en.care.shownFor});

/**
 * How many parts of the page have a dashed outline, or a dashed line below their words; that of a button is its own, and
 * what the pictures of the copy and the image tile show sewn is not the page's.
 */
const stitchesIn = (parts: Locator): Promise<number[]> =>
  parts.evaluateAll((all) => {
    const isSewn = (element: Element): boolean => {
      const outline = getComputedStyle(element, '::after');
      return (
        getComputedStyle(element).borderBottomStyle === 'dashed' ||
        (outline.content !== 'none' && outline.borderTopStyle === 'dashed')
      );
    };
    const own = ':not(button, :is([data-tile="copy"], [data-tile="images"]) [aria-hidden] *)';
    return all.map((part) => [...part.querySelectorAll(own)].filter(isSewn).length);
  });

const stitches = async (page: Page): Promise<number> => (await stitchesIn(page.locator('main')))[0] ?? NaN;

test('nothing of the original is stitched; by its chips a tailored page comes, and at a click the original', async ({
  page,
}) => {
  const chips = page.getByRole('navigation', {name: heroWords.en.chipsName});
  await visit(page, '/?utm_source=news&utm_campaign=jackets-2026');
  await expect(chips.locator('[aria-current="true"]')).toHaveText(heroWords.en.chips.default);
  await expect(page.locator('[data-unpick]')).toHaveCount(0);
  expect(await stitches(page)).toBe(0);

  // The chips are the switcher's choice, and keep other parameters.
  await chips.getByRole('link', {name: heroWords.en.chips.ecomm}).click();
  await expect(page).toHaveURL('/?utm_source=news&utm_campaign=jackets-2026&audience=ecomm');
  await hydrated(page);
  await expect(chips.locator('[aria-current="true"]')).toHaveText(heroWords.en.chips.ecomm);
  await expect(page.locator('summary').filter({hasText: 'E-commerce Entrepreneurs'})).toBeVisible();
  await expect(page.getByText('spring jackets')).toBeVisible();

  // The care label names the campaign of the address, and folds over to the original headline.
  const label = careLabel(page);
  await expect(label).toContainText('Shown for: utm_campaign=jackets-2026.');
  await expect(label).toContainText('Tested 50/50. Published in about 2 seconds.');
  const quote = page.locator('q').filter({hasText: lineText(openings.default.headline)});
  await expect(quote).toBeHidden();
  await label.click();
  await expect(quote).toBeVisible();
  await label.click();

  const status = page.locator('[data-unpick-status]');
  const sewn = await stitches(page);
  expect(sewn).toBeGreaterThan(0);
  expect(await stitchesIn(page.locator('main section'))).not.toContain(0);
  await page.getByRole('button', {name: en.unpick}).click();
  await expect(headline(page)).toHaveText(lineText(openings.default.headline));
  await expect(page.getByText(lineText(tailored.default.statement))).toBeAttached();
  await expect(status).toHaveText(en.unpicked);
  expect(await stitches(page)).toBe(0);
  await page.getByRole('button', {name: en.restitch}).press('Enter');
  await expect(headline(page)).toHaveText(lineText(openings.ecomm.headline));
  await expect(page.getByText(lineText(tailored.default.statement))).toHaveCount(0);
  await expect(status).toHaveText(en.restitched);
  expect(await stitches(page)).toBe(sewn);
});

test('the section that is being read stays where it is, on a page that names the campaign of its audience', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  // An address that names nothing that can be shown.
  await visit(page, '/?audience=perfmarketing&utm_campaign=%3C%3E');
  await expect(careLabel(page)).toContainText('Shown for: utm_campaign=roas-*.');
  const analytics = page.getByRole('heading', {name: 'Know which version works'});
  await analytics.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await analytics.boundingBox())?.y ?? 0);
  const before = await top();
  await page.getByRole('button', {name: en.unpick}).click();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('nothing moves', async ({page}) => {
  /** Where the controls of the opening and all sections stand on the page. */
  const places = () =>
    page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('section, section:first-of-type :is(button, h1 + p, nav)')]
          .filter((each) => each.checkVisibility())
          .map((each) => Math.round(each.getBoundingClientRect().top + window.scrollY)),
      );
  for (const audience of daily(['perfmarketing', 'mentalwellness', 'ecomm'], 1))
    for (const width of daily([390, 1440, 768, 1024], 2)) {
      await page.setViewportSize({width, height: 900});
      await visit(page, `/?audience=${audience}`);
      const before = await places();
      expect(before.length).toBeGreaterThan(0);
      await pressUnpick(page);
      const after = await places();
      const moved = before.map((place, index) => Math.abs(place - (after[index] ?? 0)));
      expect(Math.max(...moved), `${audience} at ${width}`).toBeLessThanOrEqual(2);
    }
});

test('the German page gives way to the English one, video and all', async ({page}) => {
  await visit(page, '/?locale=de-DE');
  expect(await stitches(page)).toBeGreaterThan(0);
  expect(await stitchesIn(page.locator('main section'))).not.toContain(0);
  await page.getByRole('button', {name: de.unpick}).click();
  await expect(headline(page)).toHaveText(lineText(openings.default.headline));
  await expect(page.locator('main > div')).toHaveAttribute('lang', 'en');
  const chips = page.getByRole('navigation', {name: heroWords.en.chipsName});
  await expect(chips.locator('[aria-current="true"]')).toHaveText(heroWords.en.chips.default);
  await page.getByRole('heading', {name: 'From idea to live test in one sitting'}).scrollIntoViewIfNeeded();
  await expect(page.locator('main iframe')).toBeAttached();
  await page.getByRole('button', {name: de.restitch}).click();
  await expect(headline(page)).toHaveText(lineText(openings.german.headline));
});
