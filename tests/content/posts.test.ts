import {readFileSync} from 'node:fs';
import {checkAllPosts, describeFindings} from '@site/src/blog/check';
import {postFields} from '@site/src/blog/postFields';

test('every post is as readers and the build need it', async () => {
  const {count, findings} = await checkAllPosts({siteDir: process.cwd()});
  expect(describeFindings(findings)).toBe('');
  expect(count).toBeGreaterThan(0);
});

test('the page for marketers names the fields of a post in their order, and the categories', () => {
  const readme = readFileSync('src/blog/README.md', 'utf8');
  const [, table = ''] = /^(\| Field at the top [^]*?)\n\n/m.exec(readme) ?? [];
  expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual(Object.keys(postFields));
  expect(table).toContain(postFields.category.options.join(', '));
});
