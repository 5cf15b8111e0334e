import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../support/browserTest';
import {readTree} from '../support/readTree';
import {scanFiles} from '../support/secrets';

const files = [
  {address: '/robots.txt', holds: /^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m},
  {address: '/.well-known/security.txt', holds: /^Contact: mailto:\S+@\S+$/m},
  {address: '/third-party-licenses.txt', holds: /^react-dom \d\S+ \(MIT\)$/m},
  {address: '/admin/third-party-licenses.txt', holds: /^@sveltia\/cms \d\S+ \(MIT\)$/m},
];

test('the files for programs are served as text', async ({request}) => {
  for (const {address, holds} of files) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(/^text\/plain/);
    expect(await answer.text(), address).toMatch(holds);
  }
});

test('nothing that was built holds a secret', () => {
  const built = readdirSync('build', {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const {texts, found} = scanFiles(built.map(({parentPath, name}) => path.join(parentPath, name)));
  expect(found).toEqual([]);
  expect(texts).toBeGreaterThan(0);
});

/** Files of a build that mention the case studies: their paths, their code, their data, their placeholders' words. */
function mentions(folder: string): {read: number; found: string[]} {
  const files = readTree(folder, /\.(html|js|css|json|xml|txt|md|yaml|webmanifest)$|\/_(headers|redirects)$/);
  const found = files.filter(({text}) => /case-stud|caseStud|CASE_STUD|Name of the first customer/.test(text));
  return {read: files.length, found: found.map(({file}) => file)};
}

test('with the flag off, nothing of the case studies is in the build', async ({request}) => {
  const {read, found} = mentions('build');
  expect(read).toBeGreaterThan(0);
  expect(found).toEqual([]);
  for (const path of ['/case-studies', '/case-studies/first-customer']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('a build with a trace of them is caught', () => {
  expect(mentions('tests/fixtures/builds/with-mention').found).toEqual(['tests/fixtures/builds/with-mention/page.js']);
});

/** The files whose names do not have the hash of their content. The bundler names some by another hash. */
const misnamed = (names: readonly string[], contentOf: (name: string) => Uint8Array): string[] =>
  names.filter((name) => {
    const hash = /[-.]([\da-f]{8,})\.\w+$/.exec(name)?.[1] ?? '';
    return hash === '' || !createHash('sha256').update(contentOf(name)).digest('hex').startsWith(hash);
  });

test('what is kept for a year has another name with another content: styles, the index of posts, their pictures', () => {
  const names = readdirSync('build/assets', {recursive: true, encoding: 'utf8'}).filter((name) =>
    /^(?:css|blog)[/\\](?!cards).*\.\w+$/.test(name),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(misnamed(names, (name) => readFileSync(path.join('build/assets', name)))).toEqual([]);
  // The SHA-256 of "abc" begins so.
  expect(misnamed(['a-ba7816bf.json', 'b-ba7816b0.json', 'c.json'], () => Buffer.from('abc'))).toEqual([
    ...['b-ba7816b0.json', 'c.json'],
  ]);
});
