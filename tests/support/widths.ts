import {expect, sideways, type Page} from './browserTest';
import {brokenWords} from './cutText';
import {coveredControls} from './presses/covered';
import {stretchedPictures} from './stretchedPictures';

/** Screens that visitors have, those between two changes among them; phones begin at 320, as does a desktop at 400%. */
const usual = [1920, 1440, 768, 390, 320];

/** The last width before each change of a page's styles, as these name it themselves, and the first one after it. */
const changesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [])]);
    return [...document.styleSheets]
      .flatMap(({cssRules}) => rulesIn(cssRules))
      .flatMap((rule) => (rule instanceof CSSMediaRule ? rule.conditionText.split(/ and |,/) : []))
      .filter((condition) => condition.includes('width'))
      .flatMap((condition) => {
        const [, width] = /([\d.]+)px/.exec(condition) ?? [];
        if (width === undefined) throw new Error(`Tell in pixels at which width the styles change: ${condition}`);
        const first = /<=|max/.test(condition) ? Math.floor(Number(width)) + 1 : Math.ceil(Number(width));
        return [first - 1, first];
      });
  });

/** The widths to look at a page at, from the largest screen to the narrowest. */
export async function widthsOf(page: Page): Promise<number[]> {
  const changes = new Set((await changesOf(page)).filter((width) => width >= 320));
  expect(changes.size).toBeGreaterThan(4);
  return [...new Set([...changes, ...usual])].sort((one, other) => other - one);
}

/** The heading in the middle, if something covers it after an address has led to it, and still does once all is drawn. */
const coveredHeading = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')].filter((one) => one.checkVisibility());
    // One in the middle can be scrolled to the top.
    const heading = headings[Math.floor(headings.length / 2)];
    if (heading === undefined) return undefined;
    for (const attempt of [1, 2, 3]) {
      location.hash = '';
      location.hash = heading.id;
      for (let frame = 0; frame < attempt; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const {left, top, height} = heading.getBoundingClientRect();
      const found = document.elementFromPoint(left + 4, top + Math.min(height / 2, 8));
      if (found !== null && heading.contains(found)) return undefined;
    }
    return `#${heading.id}`;
  });

/** A scrollbar of Windows, which takes room that no stylesheet is told of; the tests' browser has none. */
const scrollbar = 17;

/** Entries of the bar at the top that are not in its one line, or whose words are in two, beside a scrollbar too. */
export const outOfLine = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    document.body.style.marginRight = `${width}px`;
    const bar = document.querySelector('body > * header');
    const entries = [...(bar?.querySelectorAll('a, button') ?? [])].filter((entry) => entry.checkVisibility());
    const middleOf = ({top, height}: DOMRect): number => top + height / 2;
    const boxesOf = (entry: Element): DOMRect[] => {
      const words = document.createRange();
      words.selectNodeContents(entry);
      // Words for ears alone are in no line.
      return [...words.getClientRects()].filter(
        (box) => box.width > 1 && box.right <= entry.getBoundingClientRect().right,
      );
    };
    const first = entries[0] === undefined ? 0 : middleOf(entries[0].getBoundingClientRect());
    const problems = entries
      .filter((entry) =>
        [entry.getBoundingClientRect(), ...boxesOf(entry)].some((box) => Math.abs(middleOf(box) - first) > 6),
      )
      .map((entry) => `"${entry.textContent}" is out of the bar's line`);
    document.body.style.marginRight = '';
    return entries.length > 2 ? problems : ['There is no bar'];
  }, scrollbar);

/** What is not in its place at a width, in words. */
export async function problemsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({width, height: 800});
  // Drawings that are measured follow a frame later.
  await expect.poll(() => sideways(page), `beside the screen at ${width} px`).toBeLessThanOrEqual(0);
  const covered = await coveredHeading(page);
  const {problems} = await coveredControls(page, 'body > * header, [role=banner]');
  return [
    ...(covered === undefined ? [] : [`${covered} is covered`]),
    ...problems,
    ...(await outOfLine(page)),
    // Narrower than phones are, a long word has to be broken somewhere.
    ...(width >= 390 ? await brokenWords(page) : []),
    ...(await stretchedPictures(page)),
  ].map((problem) => `at ${width} px: ${problem}`);
}
