import type {Browser} from '@playwright/test';
import {actOn, controlsOf, type Control} from '../support/earlyActs/controls';
import {noteCopies, stateOf, watchUntilRest} from '../support/earlyActs/effect';
import {connect, networks, type Network} from '../support/earlyActs/network';
import {expect, test, visit, type Page} from '../support/browserTest';
import {newestPost} from '../support/builtPosts';

interface Opening {
  readonly network: Network;
  /** Milliseconds after the first paint. */
  readonly delay: 0 | 300 | 1000;
}

const delays = [0, 300, 1000] as const;

/** Three networks at three delays; nine controls in a row meet each pair once. */
const pairs = networks.flatMap((network, index) =>
  delays.map((_, at): Opening => ({network, delay: delays[(at + index) % 3] ?? 0})),
);

/** Three for each control. */
const openingsOf = (number: number): Opening[] => pairs.filter((_, index) => index % 3 === number % 3);

/** A new visitor's page; without the fonts, which some visits get in time and others do not, and lines are as long as they are. */
async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({reducedMotion: 'reduce'});
  await page.route('**/*.woff2', (route) => route.abort());
  await noteCopies(page);
  return page;
}

/** What a page is like after an act on a control, once all its scripts have run. */
async function stateAfter(browser: Browser, path: string, control: Control): Promise<string> {
  const page = await newPage(browser);
  const restingState = watchUntilRest(page);
  await visit(page, path);
  const before = await restingState();
  await actOn(page, control);
  await expect.poll(() => stateOf(page), `${control.selector} does something`).not.toBe(before);
  const after = await restingState();
  await page.close();
  return after;
}

async function early(
  browser: Browser,
  path: string,
  control: Control,
  opening: Opening,
  number: number,
  after: Promise<string>,
) {
  // Known before, so that what goes by itself after two seconds, such as "Copied", is not gone when it is looked for.
  const expected = await after;
  const page = await newPage(browser);
  await connect(page, opening.network, number);
  await page.goto(path, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await page.waitForTimeout(opening.delay);
  await actOn(page, control);
  const what = `${control.selector}, ${opening.delay} ms after the first paint, ${opening.network} network`;
  await expect.poll(() => stateOf(page), {message: what, timeout: 15_000}).toBe(expected);
  await page.close();
}

// A control of several pages, which is acted on where it is met first.
const copyPage = 'button[data-copy-page]';

/** Pages of ten kinds (features/islands.spec.ts has the other features), and which kinds of controls were met before. */
const pages: readonly (readonly [path: string, metBefore?: readonly string[]])[] = [
  ['/'],
  ['/docs/ab-testing', [copyPage]],
  ['/blog'],
  ['/features/ab-testing-analytics'],
  ['/docs/advanced-features/api-integration', [copyPage]],
  [newestPost().path, [copyPage]],
  ['/pricing'],
  ['/vs'],
  ['/release-notes'],
  ['/privacy-policy'],
];

for (const [path, metBefore = []] of pages) {
  test(`no early act on ${path} is lost or done twice`, async ({page, browser}) => {
    test.setTimeout(300_000);
    await visit(page, path);
    const controls = await controlsOf(page, {withShell: path === '/'});
    const own = controls.filter(({selector}) => !metBefore.includes(selector));
    expect(own.length).toBeGreaterThan(0);
    expect(own.length + metBefore.length).toBe(controls.length);
    for (const [number, control] of own.entries()) {
      // At once, since each of them waits more than it works.
      const after = stateAfter(browser, path, control);
      await Promise.all(openingsOf(number).map((opening) => early(browser, path, control, opening, number, after)));
    }
  });
}

test('a key that is pressed before the code of a part has come counts once it is there', async ({page}) => {
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await visit(page, '/features/ab-testing-analytics');
  await page.getByRole('tab', {name: 'Test Results'}).press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'Analytics'})).toHaveAttribute('aria-selected', 'true');
});
