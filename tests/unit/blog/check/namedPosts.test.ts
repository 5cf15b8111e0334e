import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkPosts} from '@site/src/blog/check';
import {goodPosts} from '../../../fixtures/brokenPosts';
import {writePosts} from '../../../support/postFixtures';

let siteDir = '';

const write = (file: string, text: string) => writePosts(siteDir, {[file]: text});

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'named-posts-'));
  writePosts(path.join(siteDir, 'blog'), goodPosts);
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const found = async (): Promise<string[]> =>
  (await checkPosts({siteDir}))
    .filter(({place}) => place.startsWith('link to '))
    .map(({file, line, place}) => `${file}:${line ?? ''} ${place}`);

test('a guide or a page that names a post which is gone is told of, with its line', async () => {
  write(
    'docs/a/guide.mdx',
    'Words.\n\n[Gone](/blog/gone), [here](/blog/good-post), [a part](/blog/good-post#nowhere).\n',
  );
  write('src/pages/offer/index.tsx', `export const to = '/blog/gone#part';\nexport const all = '/blog/archive';\n`);
  write('src/content/words.ts', 'export const link = {to: "/blog/category/marketing", part: `/blog/${slug}`};\n');
  expect(await found()).toEqual([
    'docs/a/guide.mdx:3 link to /blog/gone',
    'docs/a/guide.mdx:3 link to /blog/good-post#nowhere',
    'src/pages/offer/index.tsx:1 link to /blog/gone#part',
  ]);
});

test('a post that comes out later is named by no page before', async () => {
  write('blog/2100-01-01-later/index.md', '---\ntitle: Later\nslug: later\ndate: 2100-01-01\n---\nWords.\n');
  write('docs/guide.md', '[Later](/blog/later)');
  expect(await found()).toEqual(['docs/guide.md:1 link to /blog/later']);
});
