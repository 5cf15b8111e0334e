import {readFileSync} from 'node:fs';
import type {PostSummary} from '@site/src/blog/summary';
import {editionOf, shareCardAddress} from '@site/src/pipeline/cards/edition';

const text = readFileSync('package.json', 'utf8');

test('another package, script or version changes no share card', () => {
  const changed = text.replace('"knip": "', '"knip": "99.').replace('"start": "', '"begin": "');
  expect(changed).not.toBe(text);
  expect(editionOf(changed)).toBe(editionOf(text));
});

test.each(['satori', 'sharp', '@resvg/resvg-js', 'subset-font'])('another version of %s does', (name) => {
  expect(editionOf(text.replace(`"${name}": "`, `"${name}": "99.`))).not.toBe(editionOf(text));
});

test('a package that draws and is not named is an error', () => {
  expect(() => editionOf(text.replace('"satori"', '"sartori"'))).toThrow('package.json does not name satori');
});

test('what a card shows changes its address, and nothing else of its post does', () => {
  const post: PostSummary = {
    slug: 'a',
    title: 'A title',
    excerpt: 'A text.',
    category: 'Product',
    date: '2026-03-02',
    minutes: 3,
    author: {name: 'Somebody', url: 'https://host.test'},
    cover: {src: '/a.svg', width: 1200, height: 630},
  };
  const others: Omit<PostSummary, 'scheduled'> = {
    slug: 'b',
    title: 'Another title',
    excerpt: 'Another text.',
    category: 'Marketing',
    date: '2026-03-03',
    minutes: 4,
    author: {name: 'Somebody else', url: 'https://host.test'},
    cover: {...post.cover, src: '/b.svg'},
  };
  const changes = Object.entries(others).filter(
    ([name, value]) => shareCardAddress({...post, [name]: value}) !== shareCardAddress(post),
  );
  expect(changes.map(([name]) => name)).toEqual(['slug', 'title', 'category', 'cover']);
});
