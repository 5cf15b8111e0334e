import {readFileSync} from 'node:fs';
import {twinPath} from '../../src/lib/twinPath';
import {daily, expect, test, visit, type Page} from '../support/browserTest';
import {lostOnPaper, printedOver} from '../support/printedWords';
import {dailyPages, documentation, kindsAndOwnPages} from '../support/sitePages';

/**
 * Texts that are too pale for white paper, or too dark for a ground that asks to be printed: printers leave out all
 * others. https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
const pale = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (canvas === null) throw new Error('This browser draws on no canvas.');
    /** The luminance of a color that lies on others, on white paper. */
    const luminance = (...colors: string[]): number => {
      for (const each of ['#fff', ...colors]) {
        canvas.fillStyle = each;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** The grounds that are printed below an element, from the lowest. */
    const groundsBelow = (element: Element | null): string[] => {
      if (element === null) return [];
      const {backgroundColor, printColorAdjust} = getComputedStyle(element);
      return [...groundsBelow(element.parentElement), ...(printColorAdjust === 'exact' ? [backgroundColor] : [])];
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = new Set<string>();
    while (texts.nextNode()) {
      const {currentNode} = texts;
      const parent = currentNode.parentElement;
      const words = currentNode.nodeValue?.trim() ?? '';
      range.selectNodeContents(currentNode);
      if (words === '' || parent === null || range.getBoundingClientRect().width <= 1) continue;
      if (!parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      if (parent.closest('[aria-hidden="true"], [role="img"], [inert]') !== null) continue;
      // Shapes of drawings are printed: the text has there what it has on screen.
      if (parent.closest('svg') !== null) continue;
      const grounds = groundsBelow(parent);
      const [ground, text] = [luminance(...grounds), luminance(...grounds, getComputedStyle(parent).color)];
      if ((Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05) < 4.5) found.add(words.slice(0, 60));
    }
    return [...found];
  });

/** What is folded away on the screen and not printed either: the first words of each. */
const foldedAway = (page: Page): Promise<string[]> =>
  page.locator('main details').evaluateAll((all) =>
    all
      .filter((details) => details.checkVisibility())
      .flatMap((details) => [...details.children])
      .filter((part) => part.tagName !== 'SUMMARY' && part.textContent.trim() !== '' && !part.checkVisibility())
      .map(({textContent}) => textContent.trim().slice(0, 60)),
  );

test('what stays folded away on paper is found', async ({page}) => {
  await page.setContent('<main><details><summary>Open</summary><p>Folded</p></details></main>');
  expect(await foldedAway(page)).toEqual(['Folded']);
});

test('a text that would be too pale on paper, or too dark on a ground that is printed, is found', async ({page}) => {
  const ground = 'background:#000;print-color-adjust:exact';
  await page.setContent(`<p style="background:#000;color:#ddd">Pale</p><p style="color:#333">Dark</p>
    <p style="${ground};color:#ddd">Light</p><p style="${ground};color:#333">Lost</p>`);
  expect(await pale(page)).toEqual(['Pale', 'Lost']);
});

const kinds = dailyPages().map(({path}) => path);

for (const address of kindsAndOwnPages()) {
  test(`${address} can be read on paper, folded texts too, and no word is printed over another`, async ({page}) => {
    const problems: string[] = [];
    // A page of each kind in both themes; the others in one, since paper has the light colors in either.
    for (const colorScheme of kinds.includes(address) ? (['dark', 'light'] as const) : (['light'] as const)) {
      await page.emulateMedia({media: 'print', colorScheme});
      await visit(page, address);
      const found = [...(await pale(page)), ...(await foldedAway(page))];
      problems.push(...found.map((words) => `${colorScheme}: ${words}`));
    }
    for (const sheet of daily(['A4', 'Letter'] as const, 1)) {
      const {problems: over, seen} = await printedOver(page, sheet);
      expect(seen).toBeGreaterThan(20);
      problems.push(...over);
    }
    expect(problems).toEqual([]);
  });
}

const guides = documentation.filter((path) => kinds.includes(path));

for (const address of guides) {
  test(`${address} has every word of its Markdown copy on paper, tabs that are not chosen too`, async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await visit(page, address);
    expect(await lostOnPaper(page, readFileSync(`build${twinPath(address)}`, 'utf8'))).toEqual([]);
  });
}

test('a word that is not on paper is found', async ({page}) => {
  await page.setContent('<p>Printed words</p><p style="content-visibility: hidden">Hidden</p>');
  expect(await lostOnPaper(page, 'Printed [words](/hidden).\n\nHidden ones')).toEqual(['hidden']);
});

test('a word that is printed over another is found', async ({page}) => {
  await page.setContent('<p>Under</p><p style="margin-top: -2rem">Over</p><p>Below</p>');
  expect(await printedOver(page, 'A4')).toEqual({problems: ['A4, sheet 1: "Over" is over "Under"'], seen: 3});
});
