import {existsSync} from 'node:fs';
import {expect, test} from '../support/browserTest';
import {builtPosts} from '../support/builtPosts';
import {childrenOf, readFeed, textOf} from '../support/feeds/read';
import {builtFeeds} from '../support/judges/feeds';

const host = 'https://tailor.example.com';

/** Whether the built site has what is at an address of it. */
function isBuilt(address: string): boolean {
  const path = decodeURI(new URL(address).pathname);
  const isWhole = !path.includes('//');
  return (
    isWhole && [path, `${path}.html`, `${path}/index.html`].some((file) => file !== '/' && existsSync(`build${file}`))
  );
}

/** The names that both kinds have for the same. */
const rss = {type: 'application/rss+xml', entry: 'item', id: 'guid', changed: 'lastBuildDate', dated: 'pubDate'};
const atom = {type: 'application/atom+xml', entry: 'entry', id: 'id', changed: 'updated', dated: 'updated'};
const postFeeds = [
  {path: '/blog/rss.xml', ...rss},
  {path: '/blog/atom.xml', ...atom},
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
  for (const {path, entry, id, changed, dated} of postFeeds) {
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
      const [link] = childrenOf(each, 'link');
      const addresses = [link?.attributes.href ?? link?.text, textOf(each, id), ...uri];
      return [textOf(each, 'title'), category?.attributes.term ?? category?.text, name, ...addresses];
    });
    expect(facts).toEqual(
      builtPosts().map(({path: post, title, category, author: {name, url}}) => [
        ...[title, category, name, `${host}${post}`, `${host}${post}`],
        ...(entry === 'entry' ? [url] : []),
      ]),
    );
    // Noon in Greenwich: the same day wherever the feed is read.
    const moments = [textOf(list, changed), ...entries.map((each) => textOf(each, dated))];
    expect(moments.map((moment) => new Date(moment ?? '').toISOString())).toEqual(
      [days[0], ...days].map((day) => `${day}T12:00:00.000Z`),
    );
    const html = entries.flatMap(({children}) => children.flatMap((child) => child.html));
    const unsafe = ['script', 'style', 'iframe', 'object', 'embed', 'form', 'meta', 'link', 'base'];
    expect(html.filter(({name}) => unsafe.includes(name))).toEqual([]);
    const attributes = html.flatMap(({attributes}) => Object.keys(attributes));
    expect(
      attributes.filter((name) => /^(class|style|id|on.*|data-.*|aria-.*|srcset|poster|cite)$/.test(name)),
    ).toEqual([]);
    const own = html
      .flatMap(({attributes: {href, src}}) => href ?? src ?? [])
      .filter((address) => new URL(address).origin === host);
    expect(own).not.toEqual([]);
    expect(own.filter((address) => !isBuilt(address))).toEqual([]);
    expect(isBuilt(`${host}/blog/nothing`)).toBe(false);
  }
});

test('every feed says where it is itself', () => {
  const feeds = builtFeeds('build');
  expect(feeds).not.toEqual([]);
  for (const {file, xml} of feeds) {
    const own = [...xml.matchAll(/<(?:atom:)?link\b[^>]*\brel="self"[^>]*>/g)].map(([link]) => link);
    expect(own, file).toEqual([expect.stringContaining(`href="${host}/${file}"`)]);
  }
});
