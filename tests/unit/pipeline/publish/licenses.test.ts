import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {licensesOf} from '@site/src/pipeline/publish/licenses';
import {canBeMet} from '@site/src/pipeline/publish/licenses/allowed';
import {packageFolder} from '@site/src/pipeline/bundle';
import {readManifest} from '@site/src/pipeline/publish/licenses/packages';

const packages = path.join(mkdtempSync(path.join(tmpdir(), 'licenses-')), 'node_modules');

/** Writes a package; returns its folder. */
function install(name: string, license: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = path.join(packages, name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name, version: '1.0.0', license}));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}

afterAll(() => rmSync(path.dirname(packages), {recursive: true}));

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['MIT OR GPL-3.0-only', true],
  ['MIT AND GPL-3.0-only', false],
  ['(GPL-2.0 OR (MIT AND ISC)) AND MIT', true],
  ['GPL-2.0 OR MIT AND GPL-3.0', false],
  ['MIT WITH Commons-Clause', false],
  ['(MIT', false],
  ['SEE LICENSE IN terms.md', false],
  ['', false],
])('%s can be met with MIT and ISC: %s', (expression, expected) => {
  expect(canBeMet(expression, new Set(['MIT', 'ISC']))).toBe(expected);
});

test('older forms of a license are read, and what names none stays without', () => {
  const license = (manifest: object): string | undefined => readManifest(JSON.stringify(manifest), 'old').license;
  expect(license({license: {type: 'MIT', url: 'https://example.com'}})).toBe('MIT');
  expect(license({licenses: [{type: 'MIT'}, {type: 'Apache-2.0'}]})).toBe('MIT OR Apache-2.0');
  expect(license({licenses: [{type: 'MIT'}, {}]})).toBeUndefined();
  expect(license({license: ''})).toBeUndefined();
  expect(() => readManifest('"text"', 'odd')).toThrow('The package.json of odd is no object.');
});

test('a file belongs to the innermost package around it', () => {
  expect(packageFolder('/site/node_modules/react/cjs/react.js')).toBe('/site/node_modules/react');
  expect(packageFolder('/site/node_modules/a/node_modules/@b/c/index.js')).toBe(
    '/site/node_modules/a/node_modules/@b/c',
  );
  expect(packageFolder('/site/src/pages/index.tsx')).toBeUndefined();
});

test('licenses are listed by package, a text that several share once, with the notices', async () => {
  const text = await licensesOf([
    install('stitch', 'MIT', {LICENSE: 'Text of MIT\r\nfor both\n'}),
    install('@thread/needle', 'MIT', {'license.md': 'Text of MIT\nfor both', 'index.js': 'code'}),
    install('cloth', 'Apache-2.0', {'LICENSE.txt': 'Text of Apache', NOTICE: 'Woven by Example'}),
    install('bare', 'ISC'),
  ]);
  expect(text.split(/\n*-{80}\n/).slice(1)).toEqual([
    '@thread/needle 1.0.0 (MIT)\nstitch 1.0.0 (MIT)\n\nText of MIT\nfor both',
    'bare 1.0.0 (ISC)\n\nThe package brings no license text along.',
    'cloth 1.0.0 (Apache-2.0)\n\nText of Apache\n\nWoven by Example\n',
  ]);
});

test('a package that may not be delivered stops the build and is named, and so does a bundle of nothing', async () => {
  const folders = [install('free', 'MIT'), install('copyleft', 'GPL-3.0-only'), install('weak', 'MPL-2.0')];
  await expect(licensesOf(folders)).rejects.toThrow(
    /copyleft@1\.0\.0: GPL-3\.0-only\n.*weak@1\.0\.0: MPL-2\.0\nReplace the package/,
  );
  await expect(licensesOf([])).rejects.toThrow('names no package');
});
