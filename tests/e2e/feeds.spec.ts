import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {builtPosts} from '../support/builtPosts';
import {readFeed} from '../support/feeds/read';
import {feedProblems} from '../support/feeds/rules';
import {childrenOf, textOf} from '../support/feeds/values';

const host = 'https://tailor.example.com';

/** Whether the built site has what is at an address of it. */
function isBuilt(address: string): boolean {
  const path = decodeURI(new URL(address).pathname);
  return [path, `${path}.html`, `${path}/index.html`].some((file) => file !== '/' && existsSync(`build${file}`));
}

const postFeeds = [
  {path: '/blog/rss.xml', type: 'application/rss+xml', entry: 'item', changed: 'lastBuildDate', dated: 'pubDate'},
  {path: '/blog/atom.xml', type: 'application/atom+xml', entry: 'entry', changed: 'updated', dated: 'updated'},
];

test('RSS and Atom bring all articles to readers elsewhere, with addresses that lead back', async ({page, request}) => {
  await page.goto('/blog/archive');
  for (const {path, type} of postFeeds)
    await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute('href', path);
  const archived = await page.getByRole('main').locator('li:has(time)').getByRole('link').allTextContents();
  const times = page.getByRole('main').locator('li time');
  const days = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  // Its policy lets text be parsed as markup.
  await page.goto('/embed/home');
  for (const {path, entry, changed, dated} of postFeeds) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain('xml');
    const feed = await page.evaluate(readFeed, await answer.text());
    if (feed === undefined) throw new Error('The feed is not well-formed.');
    const list = childrenOf(feed, 'channel')[0] ?? feed;
    const entries = childrenOf(list, entry);
    expect(entries.map((each) => textOf(each, 'title'))).toEqual(archived);
    // In RSS an author is an address, and the name behind it.
    const facts = entries.map((each) => {
      const [author] = childrenOf(each, 'author');
      const [category] = childrenOf(each, 'category');
      const name = author && (textOf(author, 'name') ?? /\((.*)\)$/.exec(author.text)?.[1]);
      // RSS has no address of an author but for email.
      const uri = entry === 'entry' && author ? [textOf(author, 'uri')] : [];
      return [textOf(each, 'title'), category?.attributes.term ?? category?.text, name, ...uri];
    });
    expect(facts).toEqual(
      builtPosts().map(({title, category, author: {name, url}}) => [
        ...[title, category, name],
        ...(entry === 'entry' ? [url] : []),
      ]),
    );
    // Noon in Greenwich: the same day wherever the feed is read.
    const moments = [textOf(list, changed), ...entries.map((each) => textOf(each, dated))];
    expect(moments.map((moment) => new Date(moment ?? '').toISOString())).toEqual(
      [days[0], ...days].map((day) => `${day}T12:00:00.000Z`),
    );
    const html = entries.flatMap(({children}) => children.flatMap((child) => child.html));
    const attributes = html.flatMap(({attributes}) => Object.keys(attributes));
    expect(attributes.filter((name) => /^(class|style|id|on.*|data-.*|aria-.*)$/.test(name))).toEqual([]);
    const own = html
      .flatMap(({attributes: {href, src}}) => href ?? src ?? [])
      .filter((address) => new URL(address).origin === host);
    expect(own).not.toEqual([]);
    expect(own.filter((address) => !isBuilt(address))).toEqual([]);
    expect(isBuilt(`${host}/blog/nothing`)).toBe(false);
  }
});

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

// Each rule is broken in tests/unit/support/feeds.
test('every feed keeps to the rules of the W3C', async ({page}) => {
  const paths = allFeeds();
  expect(paths).toEqual(expect.arrayContaining(['/blog/rss.xml', '/blog/atom.xml', '/release-notes/rss.xml']));
  await page.goto('/embed/home');
  for (const path of paths) {
    const feed = await page.evaluate(readFeed, readFileSync(`build${path}`, 'utf8'));
    expect.soft(feedProblems(feed, `${host}${path}`), path).toEqual([]);
  }
});
