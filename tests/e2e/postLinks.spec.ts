/** The content check takes every address that the built site answers: no link is refused that works. */
import {readdirSync} from 'node:fs';
import {readSite} from '@site/src/blog/check/read/site';
import {readPosts} from '@site/src/blog/check/read/posts';
import {checkTarget} from '@site/src/blog/check/rules/links';
import type {Post, Site} from '@site/src/blog/check/post';
import {attribute, elementsIn} from '@site/src/pipeline/html/tree';
import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {parsePage} from '../support/parseHtml';

/** Ids that React or a drawing numbers, to which nobody links. */
const isNumbered = (id: string): boolean => /^_|^arrowhead-|^(footer|user-content|theme-svg)-/.test(id);

/** The site as posts see it that lead to all of these pages. */
async function siteSeenFrom(addresses: readonly string[]): Promise<{site: Site; post: Post}> {
  const {posts} = await readPosts({siteDir: process.cwd(), blogDir: `${process.cwd()}/blog`});
  const [first] = posts;
  if (first === undefined) throw new Error('There is no post.');
  const children = addresses.map((url) => ({type: 'link' as const, url, children: []}));
  const post: Post = {
    ...first,
    body: {type: 'root', children: [...first.body.children, {type: 'paragraph', children}]},
  };
  return {post, site: await readSite(process.cwd(), [post, ...posts.slice(1)], [])};
}

test('pages with each of their ids, and files that are not the bundler’s', async () => {
  const pages = builtPages().filter(({html}) => /property="?og:url/.test(html));
  const places = pages
    .filter(({path}) => !path.startsWith('/blog/'))
    .flatMap(({path, html}) =>
      elementsIn(parsePage(html))
        .map((element) => attribute(element, 'id'))
        .filter((id) => id !== '' && !isNumbered(id))
        .map((id) => `${path}#${id}`),
    );
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter(
      (file) => /\.(xml|txt|yaml|md|ico|png|svg)$/.test(file) && !/^(assets|admin|pagefind|img\/cards)\//.test(file),
    )
    .map((file) => `/${file}`);
  const addresses = [...pages.map(({path}) => path), ...places, ...files];
  expect(places.length).toBeGreaterThan(0);
  expect(files.length).toBeGreaterThan(0);
  const {site, post} = await siteSeenFrom(addresses);
  const refused = addresses.filter((address) => checkTarget(address, post, site) !== undefined);
  expect(refused).toEqual([]);
  expect(checkTarget('/nowhere', post, site)).toBeDefined();
});
