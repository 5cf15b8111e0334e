import {readFileSync} from 'node:fs';
import {checkAllPosts, describeFindings} from '@site/src/blog/check';
import {bodyImage, postFields} from '@site/src/blog/postFields';
import {numberIn} from '../support/saidNumbers';

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
  const rowOf = (name: string): string | undefined => table.split('\n').find((row) => row.startsWith(`| \`${name}\``));
  for (const name of ['title', 'excerpt', 'imageAlt'] as const) {
    const {minLength, maxLength} = postFields[name];
    expect(rowOf(name)).toContain(` ${minLength} to ${maxLength} characters`);
  }
  const {minWidth, ratio, maxBytes} = postFields.image;
  expect(rowOf('image')).toContain(` ${minWidth} x ${minWidth / ratio} pixels,`);
  expect(rowOf('image')).toContain(` at most ${maxBytes / 1000} kB `);
  expect(readme).toContain(` of at least ${numberIn('src/blog/check/rules/text.ts', /leastWords = (\d+)/)} words.`);
  expect(readme).toContain(
    ` ${bodyImage.minWidth} to ${bodyImage.maxWidth.toLocaleString('en-US')} pixels wide and at most ${bodyImage.maxBytes / 1000} kB.`,
  );
});
