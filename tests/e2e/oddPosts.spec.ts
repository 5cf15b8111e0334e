/** Posts of which the content check says nothing are whole on the served site: the other half of its promise. */
import {existsSync, readdirSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {addressesIn, readOddPosts, structureOf} from '../support/oddPosts/served';
import {parsePage} from '../support/parseHtml';
import {engines, startServer, type Server} from '../support/servers';
import {hasNginx} from '../support/nginx.mjs';

const posts = existsSync('build-hubspot/blog')
  ? readOddPosts(readdirSync('build-hubspot/blog').flatMap((file) => /^(odd-\d+)\.html$/.exec(file)?.[1] ?? []))
  : [];

test('there are odd posts in the build', () => {
  expect(posts.length).toBeGreaterThanOrEqual(5);
});

for (const engine of engines.filter((each) => each !== 'nginx' || hasNginx())) {
  test.describe(engine, () => {
    let server: Server;
    test.beforeAll(async () => {
      server = await startServer(engine, '.', 'build-hubspot');
    });
    test.afterAll(() => server.stop());

    const get = async (path: string): Promise<string> => {
      const response = await fetch(server.origin + path);
      expect([path, response.status]).toEqual([path, 200]);
      return response.text();
    };

    test('all that their pages, Markdown versions and feeds name is there', async () => {
      const named = new Map<string, string>();
      const texts = [
        ...posts.flatMap(({slug}) => [`/blog/${slug}`, `/blog/${slug}.md`]),
        ...['/blog/rss.xml', '/blog/atom.xml', '/blog'],
      ];
      for (const path of texts)
        for (const address of addressesIn(path, await get(path), server.origin)) named.set(address, path);
      expect(named.size).toBeGreaterThan(posts.length * 3);
      const lost: string[] = [];
      for (const [address, path] of named) {
        const {status} = await fetch(server.origin + address, {redirect: 'manual'});
        if (status !== 200 && status !== 301 && status !== 302) lost.push(`${path} names ${address}: ${status}`);
      }
      expect(lost).toEqual([]);
    });
  });
}

test('their words change nothing around them, and are in the page’s data as they were written', async () => {
  const {readFile} = await import('node:fs/promises');
  const shapes = new Set<string>();
  for (const {slug, title, excerpt, coverAlt} of posts) {
    const tree = parsePage(await readFile(`build-hubspot/blog/${slug}.html`, 'utf8'));
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
