import {readFileSync} from 'node:fs';
import {readAudit} from '../shipping/dependencies/audit';
import {checkLicenses, delivered, readInstalled, unusedEntries} from '../shipping/dependencies/licenses';
import {lockfileProblems, type LockedPackages} from '../support/lockfile';

const {packages}: {packages: LockedPackages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('every package that production needs is under a license of the list', () => {
  const {checked, problems} = checkLicenses(packages, delivered, readInstalled);
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(500);
  expect(unusedEntries(readInstalled)).toEqual([]);
});

test('a license that is not on the list, one that is missing, and a package that is missing are caught', () => {
  const lock: LockedPackages = {
    '': {},
    'node_modules/free': {dependencies: {copyleft: '1'}},
    'node_modules/copyleft': {},
    'node_modules/nameless': {},
    'node_modules/lost': {},
    'node_modules/elsewhere': {optional: true},
    'node_modules/tool': {dev: true},
    'node_modules/editor': {dev: true, dependencies: {part: '1'}},
    'node_modules/part': {dev: true},
    'node_modules/editor/node_modules/part': {dev: true},
  };
  const licenses: Record<string, string | undefined> = {
    'node_modules/free': 'MIT',
    'node_modules/copyleft': 'GPL-3.0-only',
    'node_modules/nameless': '',
    'node_modules/tool': 'Proprietary',
    'node_modules/editor': 'MIT',
    'node_modules/part': 'Proprietary',
    'node_modules/editor/node_modules/part': 'AGPL-3.0',
  };
  const report = checkLicenses(lock, ['editor'], (at) => {
    const license = licenses[at];
    return license === undefined ? undefined : JSON.stringify({version: '1.0.0', license});
  });
  expect(report).toEqual({
    checked: 5,
    absent: 1,
    problems: [
      expect.stringMatching(
        /^copyleft@1\.0\.0 is under GPL-3\.0-only\. Replace the package, or add the license to src/,
      ),
      expect.stringMatching(/^part@1\.0\.0 is under AGPL-3\.0\./),
      'node_modules/lost is not installed. Run "npm ci".',
      expect.stringMatching(/^nameless@1\.0\.0 names no license\./),
    ],
  });
  expect(() => checkLicenses(lock, ['unknown'], () => undefined)).toThrow('unknown is not in package-lock.json.');
  expect(unusedEntries(() => undefined).length).toBeGreaterThan(0);
});

test('an audit fails from high on, tells what is lower, and is skipped where nothing was found out', () => {
  const entry = (severity: string, fixAvailable: boolean): object => ({severity, range: '<2', fixAvailable});
  const output = JSON.stringify({vulnerabilities: {bad: entry('high', true), dull: entry('low', false)}});
  expect(readAudit(output, '')).toEqual({
    state: 'done',
    failures: ['bad <2: high; run "npm audit fix"'],
    notes: ['dull <2: low; no version without it is out'],
  });
  expect(readAudit('{"vulnerabilities": {}}', '')).toEqual({state: 'done', failures: [], notes: []});
  expect(readAudit('{"message": "405 Method Not Allowed"}', 'npm error')).toEqual({
    state: 'skipped',
    reason: '405 Method Not Allowed',
  });
  expect(readAudit('', 'npm error network\nnpm error offline').state).toBe('skipped');
});

test('the lockfile names no registry and lists the packages of every platform', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(1000);
  expect(lockfileProblems(packages)).toEqual([]);
});

test('a registry address and a platform left out are caught', () => {
  const problems = lockfileProblems({
    'node_modules/left': {resolved: 'https://registry.example.com/left.tgz'},
    'node_modules/folder': {resolved: 'tests/folder', link: true},
    'node_modules/tool': {optionalDependencies: {'tool-linux': '1.0.0', 'tool-darwin': '1.0.0'}},
    'node_modules/tool/node_modules/tool-linux': {},
  });
  expect(problems).toEqual([
    'node_modules/left is bound to https://registry.example.com/left.tgz; set omit-lockfile-registry-resolved in .npmrc.',
    'node_modules/tool may need tool-darwin@1.0.0, which is not listed; add an entry for it.',
  ]);
});
