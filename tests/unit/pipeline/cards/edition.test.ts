import {readFileSync} from 'node:fs';
import {editionOf} from '@site/src/pipeline/cards/edition';

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
