import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {readFeed} from '../support/feeds/read';
import {feedProblems} from '../support/feeds/rules';

const host = 'https://tailor.example.com';

const feeds = [
  {path: '/blog/rss.xml', type: 'application/rss+xml', entry: 'item', text: 'encoded'},
  {path: '/blog/atom.xml', type: 'application/atom+xml', entry: 'entry', text: 'content'},
] as const;

type Feed = (typeof feeds)[number];

interface ReadFeed {
  /** What the XML parser says of it; undefined where it is well-formed. */
  readonly fault: string | undefined;
  readonly titles: readonly string[];
  /** When the feed was last changed, then the moment of each entry. */
  readonly moments: readonly string[];
  /** The addresses of entries, and of the links and pictures in their texts. */
  readonly addresses: readonly string[];
  readonly pictures: number;
  /** Attributes in the texts that mean something on the site only. */
  readonly foreign: readonly string[];
}

/** Reads a feed in a page of the site's own address whose policy lets text be parsed as markup. */
async function read(page: Page, xml: string, {entry, text}: Pick<Feed, 'entry' | 'text'>): Promise<ReadFeed> {
  await page.goto('/embed/home');
  return page.evaluate(
    ([source, entryName, textName]) => {
      const feed = new DOMParser().parseFromString(source, 'application/xml');
      const entries = [...feed.getElementsByTagName(entryName)];
      const texts = entries.map((each) => {
        const content = each.getElementsByTagNameNS('*', textName)[0]?.textContent ?? '';
        return new DOMParser().parseFromString(content, 'text/html').body;
      });
      const linked = texts.flatMap((body) => [...body.querySelectorAll('[href], [src]')]);
      return {
        fault: feed.querySelector('parsererror')?.textContent,
        titles: entries.map((each) => each.getElementsByTagName('title')[0]?.textContent ?? ''),
        moments: [feed, ...entries].map((each) => {
          const date = each.querySelector('lastBuildDate, pubDate, updated')?.textContent ?? '';
          return Number.isNaN(Date.parse(date)) ? date : new Date(date).toISOString();
        }),
        addresses: [
          ...entries.map((each) => {
            const link = each.getElementsByTagName('link')[0];
            return link?.getAttribute('href') ?? link?.textContent ?? '';
          }),
          ...linked.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? ''),
        ],
        pictures: texts.reduce((sum, body) => sum + body.querySelectorAll('img').length, 0),
        foreign: texts.flatMap((body) =>
          [...body.querySelectorAll('*')].flatMap((each) =>
            each.getAttributeNames().filter((name) => /^(class|style|id|on.*|data-.*|aria-.*)$/.test(name)),
          ),
        ),
      };
    },
    [xml, entry, text] as const,
  );
}

/** Whether the built site has what is at an address of it. */
function isBuilt(address: string): boolean {
  const path = decodeURI(new URL(address).pathname);
  return [path, `${path}.html`, `${path}/index.html`].some((file) => file !== '/' && existsSync(`build${file}`));
}

for (const feed of feeds) {
  test(`${feed.path} brings all articles to readers elsewhere, with addresses that lead back`, async ({
    page,
    request,
  }) => {
    await page.goto('/blog/archive');
    await expect(page.locator(`link[rel="alternate"][type="${feed.type}"]`)).toHaveAttribute('href', feed.path);
    const archived = await page.getByRole('main').locator('li:has(time)').getByRole('link').allTextContents();
    const days = await page
      .getByRole('main')
      .locator('li time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    const answer = await request.get(feed.path);
    expect(answer.headers()['content-type']).toContain('xml');

    const found = await read(page, await answer.text(), feed);
    expect(found.fault).toBeUndefined();
    expect(found.titles).toEqual(archived);
    expect(found.titles).toHaveLength(12);
    // Noon in Greenwich: the same day wherever the feed is read.
    expect(found.moments).toEqual([days[0], ...days].map((day) => `${day}T12:00:00.000Z`));
    expect(found.foreign).toEqual([]);
    expect(found.pictures).toBeGreaterThanOrEqual(3);
    expect(found.addresses.filter((address) => !URL.canParse(address))).toEqual([]);
    const own = found.addresses.filter((address) => new URL(address).origin === host);
    expect(own.length).toBeGreaterThanOrEqual(30);
    expect(own.filter((address) => !isBuilt(address))).toEqual([]);
  });
}

/** Every feed of the build: those that pages name, and those that none does. */
function allFeeds(): string[] {
  const named = builtPages().flatMap(({html}) =>
    [...html.matchAll(/<link[^>]*rel="?alternate"?[^>]*>/g)].flatMap(([link]) =>
      /type="?application\/(?:rss|atom|feed)\+/.test(link) ? (/href="?([^"\s>]+)/.exec(link)?.[1] ?? []) : [],
    ),
  );
  const written = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.xml') && /<(?:rss|feed)[\s>]/.test(readFileSync(`build/${file}`, 'utf8')))
    .map((file) => `/${file}`);
  return [...new Set([...named, ...written])];
}

test('every feed keeps to the rules of the W3C', async ({page}) => {
  const paths = allFeeds();
  expect(paths).toEqual(expect.arrayContaining(['/blog/rss.xml', '/blog/atom.xml', '/release-notes/rss.xml']));
  await page.goto('/embed/home');
  for (const path of paths) {
    const feed = await page.evaluate(readFeed, readFileSync(`build${path}`, 'utf8'));
    expect.soft(feedProblems(feed, `${host}${path}`), path).toEqual([]);
  }
});

test('a feed that is cut off, or whose addresses are not whole, is caught', async ({page}) => {
  const text = '<content:encoded><![CDATA[<p class="x"><a href="/docs">a</a></p>]]></content:encoded>';
  const item = `<item><title>One</title><pubDate>2025-10-08</pubDate>${text}</item>`;
  const open = `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${item}`;
  expect((await read(page, `${open}</rss>`, feeds[0])).fault).toBeDefined();
  const wrong = await read(page, `${open}</channel></rss>`, feeds[0]);
  expect(wrong.fault).toBeUndefined();
  expect(wrong.addresses).toContain('/docs');
  expect(wrong.foreign).toEqual(['class']);
  expect(isBuilt(`${host}/blog/nowhere`)).toBe(false);
});
