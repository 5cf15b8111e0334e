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

test('all that their pages, Markdown versions and feeds name is there, on both servers', async ({originOf}) => {
  const origins = engines.map((engine) => originOf(engine, 'build-owner'));
  const askBoth = (path: string) => Promise.all(origins.map((origin) => ask(origin, path)));
  const named = new Map<string, string>();
  const texts = [
    ...posts.flatMap(({slug}) => [`/blog/${slug}`, `/blog/${slug}.md`]),
    ...['/blog/rss.xml', '/blog/atom.xml', '/blog'],
  ];
  for (const path of texts) {
    const answers = await askBoth(path);
    expect([path, ...answers.map(({status}) => status)]).toEqual([path, 200, 200]);
    const [text = '', ...others] = new Set(answers.map(({body}) => body.toString()));
    expect(others.length, `the servers send the same ${path}`).toBe(0);
    for (const address of addressesIn(path, text, origins[0] ?? '')) named.set(address, path);
  }
  expect(named.size).toBeGreaterThan(posts.length * 3);
  const lost: string[] = [];
  for (const [address, path] of named) {
    for (const {status, headers} of await askBoth(address)) {
      const isMoved = status >= 300 && status < 400 && headers.location !== undefined;
      if (status !== 200 && !isMoved) lost.push(`${path} names ${address}: ${status}`);
    }
  }
  expect(lost).toEqual([]);
});

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
