import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasFullHistory} from '@site/src/build/config/gitHistory';

const folder = mkdtempSync(path.join(tmpdir(), 'git-history-'));
const full = path.join(folder, 'full');
const shallow = path.join(folder, 'shallow');
const unpacked = path.join(folder, 'unpacked');

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {stdio: 'ignore'});

beforeAll(() => {
  git('init', full);
  for (const message of ['one', 'two']) git('-C', full, 'commit', '--allow-empty', '-m', message);
  git('clone', '--depth', '1', `file://${full}`, shallow);
  mkdirSync(unpacked);
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('a clone has its history', () => {
  expect(hasFullHistory(full)).toBe(true);
});

test('a shallow clone has not', () => {
  expect(hasFullHistory(shallow)).toBe(false);
});

test('an unpacked archive has none', () => {
  expect(hasFullHistory(unpacked)).toBe(false);
});

test('where git cannot be started there is none', () => {
  expect(hasFullHistory(path.join(folder, 'missing'))).toBe(false);
});
