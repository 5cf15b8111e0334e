import {readFileSync} from 'node:fs';
import {lockfileProblems, type LockedPackages} from '../support/lockfile';

const {packages}: {packages: LockedPackages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));

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
