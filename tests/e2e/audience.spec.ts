import {audienceLabels, switcherLabels} from '../../src/shell/audience/AudienceSwitcher/words';
import {openingDe} from '../../src/pages/_home/words/hero.de';
import {openingEn} from '../../src/pages/_home/words/hero.en';
import {lineText as text} from '../../src/pages/_home/words/tailored';
import {daily, expect, hydrated, test, visit, type Page} from '../support/browserTest';
import {noteFrames} from '../support/frames';
import {startPlainHost} from '../support/plainHost';
import {languageOf} from '../support/languageOf';
import {hair, layoutShifts, totalShift} from '../support/layoutShifts';

const switcherOf = (page: Page) => page.locator('[data-audience-switcher] summary');

// Which address means which audience, tests/unit/lib/audience.test.ts holds.
const variants = [
  {search: '', headline: text(openingEn.default.headline), lang: 'en'},
  {search: '?audience=perfmarketing', headline: text(openingEn.perfmarketing.headline), lang: 'en'},
  {search: '?audience=mentalwellness', headline: text(openingEn.mentalwellness.headline), lang: 'en'},
  {search: '?audience=ecomm', headline: text(openingEn.ecomm.headline), lang: 'en'},
  {search: '?locale=de-DE', headline: text(openingDe.headline), lang: 'de'},
] as const;

test('every frame shows the headline and the language of the address, and the switch moves nothing', async ({page}) => {
  const headlines = await noteFrames(page, () =>
    [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())?.innerText.replace(/\s+/g, ' '),
  );
  for (const {search, headline, lang} of variants) {
    await visit(page, `/${search}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(headline);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(/^[^|]+ \| Tailor AI$/);
    expect((await headlines()).map((each) => each.trim())).toEqual([headline]);
    // The switch moves nothing; where the headline’s face comes after the first frame, its stitched word may by a hair.
    expect(totalShift(await layoutShifts(page)), search).toBeLessThan(hair);
    // To the last question it is written in the language that it says.
    const texts = await page
      .locator('body')
      .evaluate((body) =>
        [
          ...body.querySelectorAll<HTMLElement>(
            'h1, h2, h3, h4, p, li, dt, dd, summary, button, a, blockquote, figcaption',
          ),
        ]
          .filter((part) => part.closest('[lang]')?.getAttribute('lang')?.startsWith(document.documentElement.lang))
          .map((part) => part.textContent.replace(/\s+/g, ' ').trim()),
      );
    const unseen = await page.evaluate(() => [
      document.title,
      ...[
        ...document.querySelectorAll<HTMLMetaElement>(
          'meta:is([name$=title], [property$=title], [name$=description], [property$=description])',
        ),
      ].map(({content}) => content),
      ...[...document.querySelectorAll('[aria-label]')].map(({ariaLabel}) => ariaLabel ?? ''),
    ]);
    expect(texts.filter((each) => languageOf(each) === lang).length, search).toBeGreaterThan(0);
    expect(unseen.filter((each) => languageOf(each) === lang).length, search).toBeGreaterThan(2);
    expect([...texts, ...unseen].filter((each) => ![lang, undefined].includes(languageOf(each)))).toEqual([]);
  }
});

test('a page that comes in small parts, cut anywhere, says all that its audience reads', async ({page}) => {
  const host = await startPlainHost('build', {part: 127});
  try {
    for (const search of daily(['?locale=de-DE', '?audience=ecomm'], 1)) {
      const textOf = async (origin: string): Promise<string> => {
        await page.goto(`${origin}/${search}`);
        return page.locator('body').innerText();
      };
      expect(await textOf(host.origin)).toBe(await textOf(''));
    }
  } finally {
    await host.close();
  }
});

test('the default stands without JavaScript', async ({plainPage: page}) => {
  await page.goto('/?audience=german&locale=de-DE');
  await expect(page.locator('h1:visible')).toHaveText(text(openingEn.default.headline), {useInnerText: true});
});

test.describe('the switcher', () => {
  test('names the audience, closes with Escape, and loads the page of another, in German and back', async ({page}) => {
    await visit(page, '/?utm_source=news&audience=ecomm');
    const switcher = switcherOf(page);
    await expect(switcher).toContainText(audienceLabels.en.ecomm);
    await page.evaluate(() => void Object.assign(window, {stillHere: true}));
    await switcher.press('Enter');
    const choice = page.getByRole('link', {name: audienceLabels.en.german});
    await expect(choice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
    await expect(switcher).toBeFocused();
    await switcher.click();
    await choice.click();
    await expect(page).toHaveURL('/?utm_source=news&audience=german&locale=de-DE');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
    await hydrated(page);
    await expect(switcherOf(page)).toHaveText(`${switcherLabels.de}${audienceLabels.de.german}`);
    await switcherOf(page).click();
    await expect(page.locator('[data-audience-switcher] a')).toHaveText(Object.values(audienceLabels.de));
    await page.getByRole('link', {name: audienceLabels.de.default, exact: true}).click();
    // What is no parameter of the switcher's is kept, and the locale goes.
    await expect(page).toHaveURL('/?utm_source=news');
    await expect(switcherOf(page)).toContainText(audienceLabels.en.default);
  });
});
