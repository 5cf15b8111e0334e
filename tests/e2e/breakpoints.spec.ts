/** Pages at both sides of each width at which their stylesheets change something, as these name it themselves. */
import {expect, sideways, test, visit, type Page} from '../support/browserTest';
import {coveredControls} from '../support/presses/covered';
import {dailyPages} from '../support/sitePages';

// What is shown without moving is in its place at once.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** The last width before each change of a page's styles, and the first one after it; phones begin at 320. */
const widthsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [])]);
    const changes = [...document.styleSheets]
      .flatMap(({cssRules}) => rulesIn(cssRules))
      .flatMap((rule) => (rule instanceof CSSMediaRule ? rule.conditionText.split(/ and |,/) : []))
      .filter((condition) => condition.includes('width'))
      .map((condition) => {
        const [, width] = /([\d.]+)px/.exec(condition) ?? [];
        if (width === undefined) throw new Error(`Tell in pixels at which width the styles change: ${condition}`);
        return /<=|max/.test(condition) ? Math.floor(Number(width)) + 1 : Math.ceil(Number(width));
      });
    return [...new Set(changes.flatMap((width) => [width - 1, width]))]
      .filter((width) => width >= 320)
      .sort((one, other) => one - other);
  });

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
const outOfLine = (page: Page): Promise<string[]> =>
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

async function problemsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({width, height: 800});
  const beside = await sideways(page);
  const covered = await coveredHeading(page);
  const {problems} = await coveredControls(page, 'body > * header, [role=banner]');
  return [
    ...(beside > 0 ? [`${beside} px are beside the screen`] : []),
    ...(covered === undefined ? [] : [`${covered} is covered`]),
    ...problems,
    ...(await outOfLine(page)),
  ].map((problem) => `at ${width} px: ${problem}`);
}

for (const {path} of dailyPages()) {
  test(`${path} has all in its place at both sides of each width at which it changes`, async ({page}) => {
    test.slow();
    await visit(page, path);
    const widths = await widthsOf(page);
    expect(widths.length).toBeGreaterThan(4);
    const problems: string[] = [];
    for (const width of widths) problems.push(...(await problemsAt(page, width)));
    expect(problems).toEqual([]);
  });
}

test('an entry of the bar that falls below its line is told of, and one whose words need two', async ({page}) => {
  const entry = (name: string, style = '') => `<a href="/" style="white-space: nowrap; ${style}">${name}</a> `;
  const narrow = 'display: inline-block; width: 3em; white-space: normal; vertical-align: middle';
  const entries = [entry('First'), entry('Two lines', narrow), entry('Third'), entry('Below', 'margin-left: 90%')];
  await page.setContent(`<div><header style="line-height: 24px">${entries.join('')}</header></div>`);
  expect(await outOfLine(page)).toEqual(['Two lines', 'Below'].map((name) => `"${name}" is out of the bar's line`));
});
