import {readFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {expect, isAll, test, watchConsole, type Page} from '../support/browserTest';
import {coveredControls} from '../support/presses/covered';
import {coveredInLayers} from '../support/presses/layers';
import {builtPages} from '../support/builtPages';
import {openPage} from '../support/openPage';
import {besideScreen} from '../support/presses/beside';
import {missedPresses} from '../support/presses/missed';
import {hiddenByFixed} from '../support/presses/fixed';
import {isPressNoticed, kindsOfControls} from '../support/presses/effects';
import {isLeftToBrowser, kindsOfLinks, missedBy} from '../support/presses/links';
import {pagesOfEachKind, sitePages} from '../support/sitePages';

/** Those at which ownPages.spec.ts looks at the pages of the sitemap, for which it has them open. */
const seenElsewhere = [
  {width: 1440, theme: 'light'},
  {width: 390, theme: 'dark'},
] as const;

/** A desktop, small screens, a tablet, a phone: in both themes weekly. */
const screens = isAll
  ? [1440, 1024, 768, 390].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({width, theme})))
  : seenElsewhere;

/** All pages but the editor, which is another project's, and the one that leads to the store at once. */
const pages = builtPages()
  .map(({path}) => path)
  .filter((path) => path !== '/admin' && path !== '/extension');

/** The home page for those audiences for whom it has further controls. */
const tailoredHomes: readonly string[] = ['/?audience=ecomm', '/?audience=german&locale=de-DE'];

// What fades in is there at once, and what is moved has arrived.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a control that takes no press is told of, whatever lies above it', async ({page}) => {
  await page.setContent(readFileSync('tests/fixtures/presses/covered.html', 'utf8'));
  const {problems, seen} = await coveredControls(page);
  const dead = [
    'behind',
    'under an invisible one',
    'pointer-events',
    'moved away',
    'outside the clip',
    'below the end',
  ];
  expect(problems).toEqual(dead.map((name) => expect.stringContaining(`"${name}"`)));
  expect(seen).toBeGreaterThan(0);
});

test('a control that another one floats over is told of', async ({page}) => {
  await page.setContent(readFileSync('tests/fixtures/presses/fixed.html', 'utf8'));
  expect((await hiddenByFixed(page)).problems.map((problem) => problem.split(' is ')[0]?.split(' floats ')[0])).toEqual(
    [
      'top: "behind its like"',
      'top: "first screen"',
      'middle: "behind its like"',
      'end: "behind its like"',
      'end: "last screen"',
    ],
  );
});

/** Those that no sitemap lists, such as further addresses of the home page. */
const unlisted = pages.filter((path) => !sitePages().some((page) => page.path === path));

/** All pages weekly, but for what is seen elsewhere. Daily those with words or controls of their own. */
function looked(width: number, theme: 'light' | 'dark'): readonly string[] {
  const isSeen = seenElsewhere.some((screen) => screen.width === width && screen.theme === theme);
  if (isAll) return [...tailoredHomes, ...(isSeen ? unlisted : pages)];
  return width < 768
    ? tailoredHomes
    : [...tailoredHomes, ...unlisted.filter((path) => !/^\/(docs|blog|embed)\b/.test(path))];
}

for (const {width, theme} of screens) {
  test.describe(`at ${width} px, ${theme}`, () => {
    test.use({viewport: {width, height: width < 768 ? 844 : 900}, colorScheme: theme});
    for (const path of looked(width, theme)) {
      test(`each control of ${path} takes a press, nothing is beside the screen, and the console is clean`, async ({
        page,
      }) => {
        const {problems: said} = watchConsole(page);
        await openPage(page, path);
        const {problems, floating} = await missedPresses(page, path);
        if (path.startsWith('/?')) expect(floating).toBeGreaterThan(0);
        expect([...problems, ...said]).toEqual([]);
      });
    }
  });
}

/** What is around every page is pressed on the home page. */
const pressed = [...new Set(isAll ? pages : ['/', ...pagesOfEachKind, '/embed/home'])].map((path) => ({
  path,
  below: path === '/' ? 'body' : 'main, [role=main]',
}));

/** Leaves out the kinds that an earlier page had; weekly each is pressed on each page. */
function firstOfEach<Found extends {readonly kind: string}>(done: Set<string>, found: readonly Found[]): Found[] {
  const left = found.filter(({kind}) => isAll || !done.has(kind));
  for (const {kind} of left) done.add(kind);
  return left;
}

/** Presses something in a window of its own, since a press may lead anywhere. */
async function apart<Result>(browser: Browser, page: Page, press: (other: Page) => Promise<Result>): Promise<Result> {
  const {pathname, origin} = new URL(page.url());
  const other = await browser.newPage({baseURL: origin, reducedMotion: 'reduce'});
  await openPage(other, pathname);
  const result = await press(other);
  await other.context().close();
  return result;
}

test('a press that nothing follows is told of', async ({page}) => {
  await page.setContent('<main><button>Dead</button><button onclick="this.textContent = 1">Alive</button></main>');
  expect(await isPressNoticed(page, 'main', 0, 10)).toBe(false);
  expect(await isPressNoticed(page, 'main', 1)).toBe(true);
});

test('the end of a list that opens over the page and does not fit is told of', async ({page}) => {
  const links = '<a href="#" style="display: block; height: 60px">Entry</a>'.repeat(10);
  const layers = async (overflow: string) => {
    const list = `<div style="position: absolute; max-height: 300px; overflow-y: ${overflow}">${links}</div>`;
    await page.setContent(`<main style="height: 3000px"><details class="layer" style="position: sticky; top: 0"><summary>All</summary>${list}
      </details><details><summary>More</summary>${links}</details></main>`);
    return coveredInLayers(page, 'main');
  };
  expect(await layers('auto')).toEqual([]);
  expect(await layers('visible')).toContainEqual(expect.stringMatching(/^in layer: .*Entry/));
});

test('a notice that reaches beside the narrowest screen is told of', async ({page}) => {
  const notice = (width: number) => `<p style="position: fixed; right: 0; width: ${width}px; margin: 0">${width}</p>`;
  await page.setContent(`${notice(320)}${notice(321)}<p popover>Closed</p>`);
  expect(await besideScreen(page)).toEqual([expect.stringContaining('"321" reaches')]);
});

test.describe('controls', () => {
  // In this order, since a page is left what those before it did not have.
  test.describe.configure({mode: isAll ? 'parallel' : 'default'});
  const done = new Set<string>();
  for (const {path, below} of pressed) {
    test(`what is pressed on ${path} answers`, async ({page, browser}) => {
      test.slow();
      await openPage(page, path);
      const kinds = await kindsOfControls(page, below);
      // A page of links alone has nothing to press here: each kind of link is followed below.
      const buttons = page.locator(`:is(${below}) :is(button, input, select, textarea, summary):visible`);
      expect(kinds.length > 0).toBe((await buttons.count()) > 0);
      const dead: string[] = [];
      const beside: string[] = [];
      for (const {kind, index} of firstOfEach(done, kinds)) {
        await apart(browser, page, async (other) => {
          if (!(await isPressNoticed(other, below, index))) dead.push(kind);
          if (isAll) beside.push(...(await besideScreen(other)));
        });
      }
      expect([dead, beside]).toEqual([[], []]);
    });
  }
});

test('a link that does not lead where it says is told of', async ({page}) => {
  const dead = '<a href="/pricing" onclick="return false">Dead</a>';
  await page.route('**/links', (route) => route.fulfill({contentType: 'text/html', body: `<main>${dead}</main>`}));
  await page.goto('/links');
  expect(await isLeftToBrowser(page, 'main', 0)).toBe(false);
  expect(await missedBy(page, 'main', 0, 10)).toContain('/pricing led to');
});

test.describe('links', () => {
  test.describe.configure({mode: isAll ? 'parallel' : 'default'});
  const done = new Set<string>();
  for (const {path, below} of pressed) {
    test(`each kind of link on ${path} leads where it says`, async ({page, browser}) => {
      test.slow();
      await openPage(page, path);
      const missed: string[] = [];
      for (const {index} of firstOfEach(done, await kindsOfLinks(page, below))) {
        // What a browser does of itself is tried weekly.
        if (!isAll && (await isLeftToBrowser(page, below, index))) continue;
        const problem = await apart(browser, page, (other) => missedBy(other, below, index));
        if (problem !== undefined) missed.push(problem);
      }
      expect(missed).toEqual([]);
    });
  }
});
