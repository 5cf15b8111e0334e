/** The content check takes every address that the built site answers: no link is refused that works. */
import {readdirSync} from 'node:fs';
import {readSite} from '@site/src/blog/check/read/site';
import {checkTarget} from '@site/src/blog/check/rules/links';
import type {Post, Site} from '@site/src/blog/check/post';
import {attribute, elementsIn} from '@site/src/pipeline/html/tree';
import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {builtPosts, type BuiltPost} from '../support/builtPosts';
import {parsePage} from '../support/parseHtml';

/** Ids that React or a drawing numbers, to which nobody links. */
const isNumbered = (id: string): boolean => /^_|^arrowhead-|^(footer|user-content|theme-svg)-/.test(id);

/** A post with nothing but its address, its day and links: to read a whole one its diagrams and pictures are drawn. */
function postWith({path, date}: BuiltPost, addresses: readonly string[]): Post {
  const fields = {slug: path.replace('/blog/', ''), date};
  const links = addresses.map((url) => ({type: 'link' as const, url, children: []}));
  return {
    file: path,
    fields: new Map(Object.entries(fields).map(([name, value]) => [name, {value, line: 1}])),
    body: {type: 'root', children: [{type: 'paragraph', children: links}]},
    unread: [],
    pictures: new Map(),
  };
}

/** The site as posts see it, the first of which leads to all of these pages. */
async function siteSeenFrom(addresses: readonly string[]): Promise<{site: Site; post: Post}> {
  const [first, ...later] = [...builtPosts()].reverse();
  if (first === undefined) throw new Error('There is no post.');
  const post = postWith(first, addresses);
  return {post, site: await readSite(process.cwd(), [post, ...later.map((each) => postWith(each, []))], [])};
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
