/** Posts of which the content check says nothing are whole on the served site: the other half of its promise. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect} from '@playwright/test';
import {engines, test} from '../support/engines';
import {addressesIn, readOddPosts, structureOf} from '../support/oddPosts/served';
import {ask} from '../support/rawRequest';
import {parsePage} from '../support/parseHtml';

const posts = existsSync('build-owner/blog')
  ? readOddPosts(readdirSync('build-owner/blog').flatMap((file) => /^(odd-\d+)\.html$/.exec(file)?.[1] ?? []))
  : [];

test('there are odd posts in the build', () => {
  expect(posts.length).toBeGreaterThanOrEqual(5);
});

for (const engine of engines) {
  test(`all that their pages, Markdown versions and feeds name is there (${engine})`, async ({originOf}) => {
    const origin = originOf(engine, 'build-owner');
    const named = new Map<string, string>();
    const texts = [
      ...posts.flatMap(({slug}) => [`/blog/${slug}`, `/blog/${slug}.md`]),
      ...['/blog/rss.xml', '/blog/atom.xml', '/blog'],
    ];
    for (const path of texts) {
      const {status, body} = await ask(origin, path);
      expect([path, status]).toEqual([path, 200]);
      for (const address of addressesIn(path, body.toString(), origin)) named.set(address, path);
    }
    expect(named.size).toBeGreaterThan(posts.length * 3);
    const lost: string[] = [];
    for (const [address, path] of named) {
      const {status, headers} = await ask(origin, address);
      const isMoved = status >= 300 && status < 400 && headers.location !== undefined;
      if (status !== 200 && !isMoved) lost.push(`${path} names ${address}: ${status}`);
    }
    expect(lost).toEqual([]);
  });
}

test('their words change nothing around them, and are in the page’s data as they were written', () => {
  const shapes = new Set<string>();
  for (const {slug, title, excerpt, coverAlt} of posts) {
    const tree = parsePage(readFileSync(`build-owner/blog/${slug}.html`, 'utf8'));
    const {shape, data, heading, description, cover} = structureOf(tree);
    shapes.add(shape);
    expect({heading, description, cover, headline: data.headline, told: data.description}).toEqual({
      heading: title,
      description: excerpt,
      cover: coverAlt,
      headline: title,
      told: excerpt,
    });
  }
  expect([...shapes]).toHaveLength(1);
});
