import {daily, expect, test, visit, type Page} from '../../support/browserTest';
import {openPage} from '../../support/openPage';
import {pagesOfEachKind} from '../../support/sitePages';

test('the skip link is the first stop, the focus is visible on every stop, and the link leads past them', async ({
  page,
}) => {
  await visit(page, '/pricing');
  const skip = page.getByRole('link', {name: 'Skip to content'});
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab');
    if (stop === 0) await expect(skip).toBeFocused();
    if (stop === 0) await expect(skip).toBeInViewport();
    const outline = await page.evaluate(() => {
      const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).toBe('solid 3px');
  }
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  const inContent = await page.evaluate(() => document.getElementById('content')?.contains(document.activeElement));
  expect(inContent).toBe(true);
});

/** What has the focus, with what keeps a reader from seeing it; undefined at the end of the page. */
const focused = (page: Page): Promise<{name: string; problems: string[]} | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const {top, bottom, left, right} = element.getBoundingClientRect();
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    // A frame is transparent until what it shows is there.
    const isShown =
      element.localName === 'iframe' || element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const middle = (start: number, end: number, room: number): number => (Math.max(start, 0) + Math.min(end, room)) / 2;
    const found = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    // A field that is not drawn lies in its label, between the lines of a link is what it stands in, and what takes no
    // press cannot be asked for.
    const isOnTop =
      !isInside ||
      found === null ||
      element.contains(found) ||
      found.contains(element) ||
      getComputedStyle(element).pointerEvents === 'none';
    const problems = [
      ...(isInside ? [] : ['is out of sight']),
      ...(isShown ? [] : ['is transparent']),
      ...(isOnTop ? [] : [`is behind ${found.localName}`]),
    ];
    return {name: `${element.localName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`, problems};
  });

/** What is wrong at each stop of the Tab key, to the end of the page. */
async function unseenStops(page: Page): Promise<{problems: string[]; stops: number}> {
  const problems: string[] = [];
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await focused(page);
    if (found === undefined || stops === 400) return {problems, stops};
    problems.push(...found.problems.map((problem) => `${found.name} ${problem}`));
  }
}

for (const path of daily(['/embed/home', ...pagesOfEachKind], 4)) {
  test(`on ${path} a reader sees where the keyboard is, to the end`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, path);
    const {problems, stops} = await unseenStops(page);
    expect(stops).toBeGreaterThan(4);
    expect(problems).toEqual([]);
  });
}

test('a stop that is transparent, one beside the window and one behind another part are told of', async ({page}) => {
  await page.setContent(`<button>Good</button><div style="opacity: 0"><button>Faded</button></div>
    <button style="position: fixed; left: -200px; width: 100px">Beside</button>
    <div style="position: relative"><button>Behind</button><i style="position: absolute; inset: 0">Over</i></div>`);
  expect((await unseenStops(page)).problems).toEqual([
    'button "Faded" is transparent',
    'button "Beside" is out of sight',
    'button "Behind" is behind i',
  ]);
});

test('nothing moves for readers who asked for less motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].map((element) => {
        const {animationDuration, transitionDuration} = getComputedStyle(element);
        const seconds = `${animationDuration},${transitionDuration}`.split(',').map(parseFloat);
        return Math.max(...seconds.filter((value) => !Number.isNaN(value)));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.00001);
  const fading = await page.evaluate(() => {
    const inForce = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return [];
        return [rule, ...(rule instanceof CSSGroupingRule ? inForce(rule.cssRules) : [])];
      });
    const rules = [...document.styleSheets].flatMap((sheet) => inForce(sheet.cssRules));
    return {seen: rules.length, asked: rules.filter(({cssText}) => cssText.startsWith('@view-transition')).length};
  });
  expect(fading.seen).toBeGreaterThan(100);
  expect(fading.asked, 'nor do pages fade into one another').toBe(0);
});
