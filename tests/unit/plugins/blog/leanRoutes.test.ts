/** @jest-environment node */
import {runLoader} from '../../../support/runLoader';

const posts = ['/blog/message-match', '/blog/b'];

const route = (address: string, hash: string): string =>
  `  {\n    path: '${address}',\n    component: ComponentCreator('${address}', '${hash}'),\n    exact: true\n  },\n`;

/** As Docusaurus writes it: the pages in the order of their addresses, then the docs, who answer all below "/". */
const docs =
  "  {\n    path: '/',\n    component: ComponentCreator('/', 'aaf'),\n    routes: [\n      {\n" +
  "        path: '/docs',\n        component: ComponentCreator('/docs', 'e81'),\n        exact: true\n      }\n    ]\n  },\n";
const end = "  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n];\n";
const routes = (...written: string[]): string =>
  `import React from 'react';\n\nexport default [\n${written.join('')}${docs}${end}`;

const others = {
  home: route('/', 'e5f'),
  list: route('/blog', '0f8'),
  archive: route('/blog/archive', '400'),
  team: route('/team', '4a9'),
};
const withPosts = routes(
  others.list,
  others.archive,
  route('/blog/b', '001'),
  route('/blog/message-match', '380'),
  others.team,
  others.home,
);

describe('the list of routes', () => {
  const lean = (source: string, left = posts) =>
    runLoader('blog/leanRoutes.cjs', source, {posts: left, chunkNames: ''}).result;

  test('has one route for all posts in place of one for each, and everything else as it was', () => {
    const one = "  {\n    path: '/blog/:slug',\n    component: PostLoader,\n    exact: true\n  },\n";
    expect(lean(withPosts)).toBe(
      `import {PostLoader} from '@site/src/plugins/blog/browser/PostLoader';\n${routes(
        others.list,
        others.archive,
        one,
        others.team,
        others.home,
      )}`,
    );
  });

  test('is as long for 1,500 posts as for two', () => {
    const many = Array.from({length: 1_500}, (_, index) => `/blog/post-${index}`);
    const source = routes(others.list, ...many.map((post) => route(post, 'abc')), others.home);
    const few = routes(others.list, ...posts.map((post) => route(post, 'abc')), others.home);
    expect(lean(source, many)).toBe(lean(few));
  });

  test.each([
    ['a post that is not in it', routes(others.list, route('/blog/b', '001'))],
    ['routes on one line', withPosts.replaceAll('\n    ', ' ')],
    ['routes with more in them', withPosts.replaceAll('exact: true\n', 'exact: true,\n    strict: true\n')],
    ['no page of the blog', withPosts.replaceAll('/blog', '/journal')],
  ])('%s: the build stops, which says where to look', (_, source) => {
    expect(() => lean(source)).toThrow('The list of routes has a new form; see src/plugins/blog.');
  });
});
