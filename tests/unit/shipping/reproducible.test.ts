import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compare, hashBuilds} from '../../shipping/reproducible/compare';

const top = mkdtempSync(path.join(tmpdir(), 'reproducible-test-'));

/** Writes a site with some built files; returns their hashes. */
function site(name: string, files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  for (const [file, text] of Object.entries({...files, 'src/index.ts': name})) {
    const place = path.join(top, name, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  }
  return hashBuilds(path.join(top, name));
}

afterAll(() => rmSync(top, {recursive: true}));

const security = {files: /security\.txt$/, reason: 'names a day'};
const first = site('first', {'build/a.html': 'a', 'build/js/b.js': 'b', 'build/.well-known/security.txt': '1'});

test('files of all folders of the build are read, and nothing else', () => {
  const hashes = site('more', {'build/a.html': 'a', 'build-other/b.html': 'b'});
  expect([...hashes.keys()].sort()).toEqual(['build-other/b.html', 'build/a.html']);
  expect(compare(hashes, hashes, [])).toEqual({compared: 2, explained: [], problems: []});
});

test('what differs, is missing or is new is named, and a listed difference explained', () => {
  const second = site('second', {'build/a.html': 'A', 'build/c.js': 'c', 'build/.well-known/security.txt': '2'});
  expect(compare(first, second, [security])).toEqual({
    compared: 4,
    explained: ['build/.well-known/security.txt differs: names a day'],
    problems: [
      'build/a.html differs.',
      'build/c.js is in the second build only.',
      'build/js/b.js is in the first build only.',
    ],
  });
});

test('a listed difference that does not show is a problem', () => {
  expect(compare(first, first, [security]).problems).toEqual([
    'No file that /security\\.txt$/ matches differs; take it out of the list.',
  ]);
});
