import type {Browser, Locator, Page} from '@playwright/test';
import {countText, pageSize} from '@site/src/blog/list/listState';
import {kilobytes, transfersOf, type Transfer} from '../../support/transfers';
import type {GeneratedPost} from './generatedPosts';
import {gotoAtRest} from '../../support/networkAtRest';

/** What a page fetches before anybody acts. */
export interface PageLoad {
  readonly requests: number;
  /** In KB of 1,024 bytes on the wire: all, and by kind. */
  readonly all: number;
  readonly kinds: Readonly<Record<string, number>>;
}

export interface Measurement {
  readonly home: PageLoad;
  readonly blog: PageLoad;
  /** The page of all posts as plain links, which alone grows with them. */
  readonly archive: PageLoad;
  /** In KB on the wire. */
  readonly siteScript: number;
  /** In KB on the wire; 0 where all posts stand on the page. */
  readonly index: number;
  /** Milliseconds from each key to the second frame after it, which shows the filtered list: the fastest of three. */
  readonly keys: readonly number[];
}

export const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;

const loadOf = (transfers: readonly Transfer[]): PageLoad => ({
  requests: transfers.length,
  all: kilobytes(transfers),
  kinds: Object.fromEntries(kinds.map((kind) => [kind, kilobytes(transfers, kind)])),
});

const searchField = (page: Page): Locator => page.getByRole('searchbox', {name: 'Search articles'});
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');

/**
 * Starts the clock at each key in the page; `keyTime` then reads how long it took until the list was painted.
 * Without inner names, to which tsx would add calls of its own that a page does not know.
 */
function watchKeys(): void {
  window.addEventListener(
    'keydown',
    ({timeStamp}) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          document.documentElement.setAttribute('data-key-time', String(performance.now() - timeStamp)),
        ),
      ),
    {capture: true},
  );
}

async function keyTime(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key);
  const time = await page.waitForFunction(() => document.documentElement.getAttribute('data-key-time'));
  await page.evaluate(() => document.documentElement.removeAttribute('data-key-time'));
  return Number(await time.jsonValue());
}

/** What the list is to say of a query. */
function expectedCount(posts: readonly GeneratedPost[], query: string): string {
  const matching = posts.filter(({title, excerpt}) => `${title}\n${excerpt}`.toLowerCase().includes(query.trim()));
  return countText(matching.length, posts.length);
}

/** Types a text into the search, key by key, and holds what the list says after each against what it should. */
async function typeAndTime(page: Page, text: string, posts: readonly GeneratedPost[]): Promise<number[]> {
  const times: number[] = [];
  for (const [index, letter] of Array.from(text).entries()) {
    times.push(await keyTime(page, letter === ' ' ? 'Space' : letter));
    const query = text.slice(0, index + 1);
    const said = await status(page).textContent();
    const expected = expectedCount(posts, query);
    if (said !== expected) throw new Error(`After "${query}" the list says "${said ?? ''}", not "${expected}".`);
  }
  return times;
}

/**
 * Goes to the search, whereupon the list fetches the index of all posts.
 *
 * @returns the size of the index in KB on the wire; 0 where all posts stand on the page.
 */
async function beginSearch(page: Page, posts: readonly GeneratedPost[]): Promise<number> {
  const fetched = posts.length > pageSize ? page.waitForResponse(/\/posts-\w+\.json$/) : undefined;
  await searchField(page).focus();
  const request = (await fetched)?.request();
  const sizes = await request?.sizes();
  // The index has arrived, but may not have been read.
  await page.keyboard.press('z');
  await status(page).filter({hasText: ' of '}).waitFor();
  await page.keyboard.press('Backspace');
  return sizes === undefined ? 0 : (sizes.responseBodySize + sizes.responseHeadersSize) / 1024;
}

/** Measures the built blog at an origin. */
export async function measure(
  browser: Browser,
  baseURL: string,
  posts: readonly GeneratedPost[],
  text: string,
): Promise<Measurement> {
  const load = async (address: string): Promise<Transfer[]> => {
    const context = await browser.newContext({baseURL});
    const transfers = await transfersOf(await context.newPage(), address);
    await context.close();
    return transfers;
  };
  const [home, blog, archive] = [await load('/'), await load('/blog'), await load('/blog/archive')];
  const context = await browser.newContext({baseURL});
  const page = await context.newPage();
  await gotoAtRest(page, '/blog');
  const index = await beginSearch(page, posts);
  await page.evaluate(watchKeys);
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round += 1) {
    rounds.push(await typeAndTime(page, text, posts));
    await searchField(page).fill('');
  }
  await context.close();
  return {
    home: loadOf(home),
    blog: loadOf(blog),
    archive: loadOf(archive),
    siteScript: kilobytes(blog.filter(({url}) => /\/site\.\w+\.js$/.test(url))),
    index,
    keys: Array.from(text, (_, at) => Math.min(...rounds.flatMap((times) => times[at] ?? []))),
  };
}
