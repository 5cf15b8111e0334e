import {readFileSync} from 'node:fs';
import {twinPath} from '../../src/lib/twinPath';
import {setTheme} from '../support/accessibility';
import {daily, expect, test, visit, watchConsole, type Page} from '../support/browserTest';
import {foldedAway, pale} from '../support/paper/unread';
import {lostOnPaper, printedOver} from '../support/paper/printedWords';
import {missedPresses} from '../support/presses/missed';
import {dailyPages, documentation, kindsAndOwnPages} from '../support/sitePages';

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

// Each page is opened once and looked at in three ways, since opening it takes longer than a look.
test.use({viewport: {width: 1440, height: 900}, contextOptions: {reducedMotion: 'reduce'}});

const kinds = dailyPages().map(({path}) => path);

/** What cannot be read on paper. */
async function unreadOnPaper(page: Page, address: string): Promise<string[]> {
  const problems: string[] = [];
  await page.emulateMedia({media: 'print'});
  // A page of each kind in both themes; the others in one, since paper has the light colors in either.
  for (const theme of kinds.includes(address) ? (['dark', 'light'] as const) : (['light'] as const)) {
    await setTheme(page, theme);
    const found = [...(await pale(page)), ...(await foldedAway(page))];
    problems.push(...found.map((words) => `on paper, ${theme}: ${words}`));
  }
  for (const sheet of daily(['A4', 'Letter'] as const, 1)) {
    const {problems: over, seen} = await printedOver(page, sheet);
    expect(seen).toBeGreaterThan(20);
    problems.push(...over);
  }
  if (documentation.includes(address)) {
    const copy = readFileSync(`build${twinPath(address)}`, 'utf8');
    problems.push(...(await lostOnPaper(page, copy)).map((word) => `only in the Markdown copy: ${word}`));
  }
  return problems;
}

/** What cannot be read on a phone in the dark theme and, on a page of each kind, what a finger would miss. */
async function unreadAtNight(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({media: 'screen'});
  await setTheme(page, 'dark');
  const {problems, seen} = await printedOver(page, 'phone');
  expect(seen).toBeGreaterThan(20);
  const colorless = (await uncolored(page)).map((words) => `without a color of the theme: ${words}`);
  const missed = kinds.includes(address) ? (await missedPresses(page, address)).problems : [];
  return [...problems, ...colorless, ...missed.map((problem) => `on a phone: ${problem}`)];
}

/** What a mouse at a desk would miss. */
async function missedAtDesk(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({width: 1440, height: 900});
  await setTheme(page, 'light');
  return (await missedPresses(page, address)).problems;
}

for (const address of kindsAndOwnPages()) {
  test(`${address} can be read on paper and on a phone at night, and each control takes a press`, async ({page}) => {
    test.slow();
    const {problems: said} = watchConsole(page);
    await visit(page, address);
    const unread = [...(await unreadOnPaper(page, address)), ...(await unreadAtNight(page, address))];
    expect([...unread, ...(await missedAtDesk(page, address)), ...said]).toEqual([]);
  });
}

test('a word over another and a label without a color are found', async ({page}) => {
  await page.setContent(
    '<p>Under</p><p style="margin-top: -2rem">Over</p><svg><text y="20">Black</text><text y="40" fill="#fff">White</text></svg>',
  );
  expect(await uncolored(page)).toEqual(['Black']);
  expect(await printedOver(page, 'phone')).toMatchObject({problems: ['phone, sheet 1: "Over" is over "Under"']});
});

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

test('a word that is not on paper is found', async ({page}) => {
  await page.setContent('<p>Printed words</p><p style="content-visibility: hidden">Hidden</p>');
  expect(await lostOnPaper(page, 'Printed [words](/hidden).\n\nHidden ones')).toEqual(['hidden']);
});

test('a step whose number is not printed is found', async ({page}) => {
  const steps = '<ol style="list-style: none"><li>First</li><li>Second</li></ol>';
  const numbered = 'ol {counter-reset: step} li::before {content: counter(step); margin-right: 9px}';
  await page.setContent(`<style>${numbered}</style><main>${steps}</main>`);
  expect((await printedOver(page, 'A4')).problems).toEqual([
    'A4: a step 1 has no number',
    'A4: a step 2 has no number',
  ]);
  await page.addStyleTag({content: 'li {counter-increment: step}'});
  expect((await printedOver(page, 'A4')).problems).toEqual([]);
});

test('a word that is printed over another is found', async ({page}) => {
  await page.setContent('<p>Under</p><p style="margin-top: -2rem">Over</p><p>Below</p>');
  expect(await printedOver(page, 'A4')).toEqual({problems: ['A4, sheet 1: "Over" is over "Under"'], seen: 3});
});
