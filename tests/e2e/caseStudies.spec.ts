import {expect, test} from '../support/browserTest';
import {readTree} from '../support/readTree';

/** Files of a build that mention the case studies: their paths, their code, their data, their placeholders' words. */
function mentions(folder: string): {read: number; found: string[]} {
  const files = readTree(folder, /\.(html|js|css|json|xml|txt|md|yaml|webmanifest)$|\/_(headers|redirects)$/);
  const found = files.filter(({text}) => /case-stud|caseStud|CASE_STUD|Name of the first customer/.test(text));
  return {read: files.length, found: found.map(({file}) => file)};
}

test('with the flag off, nothing of the case studies is in the build', async ({request}) => {
  const {read, found} = mentions('build');
  expect(read).toBeGreaterThan(150);
  expect(found).toEqual([]);
  for (const path of ['/case-studies', '/case-studies/first-customer']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('a build with a trace of them is caught', () => {
  expect(mentions('tests/fixtures/builds/with-mention').found).toEqual(['tests/fixtures/builds/with-mention/page.js']);
});
