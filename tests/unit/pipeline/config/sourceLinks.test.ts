import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {historyOf, sourceLinks} from '@site/src/pipeline/config/sourceLinks';
import {parseSettings} from '@site/src/lib/settings/parse';

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

test('a clone has its history; a shallow one, an unpacked archive and a tree without git have none', () => {
  expect(historyOf(full)).toBe('full');
  expect(historyOf(shallow)).toEqual({missing: expect.stringContaining('git fetch --unshallow')});
  for (const each of [unpacked, path.join(folder, 'missing')]) {
    expect(historyOf(each)).toEqual({missing: expect.stringMatching(/in no clone|not installed/)});
  }
});

test('a clone of another user’s is told as such, with the line to run', () => {
  // What git's own tests set in the place of a second user.
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  const history = historyOf(full);
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  expect(history).toEqual({
    missing: `this folder belongs to another user, so that git does not read it. Run "git config --global --add safe.directory ${full}".`,
  });
});

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
const settings = parseSettings({REPOSITORY_URL: 'https://github.com/example/website'});

afterEach(() => warn.mockClear());

test('without a repository there is no link and no date, and git is not asked', () => {
  const history = jest.fn(historyOf);
  expect(sourceLinks(parseSettings({}), history)).toEqual({});
  expect(history).not.toHaveBeenCalled();
});

test('with a repository, pages link to the editor of their file', () => {
  expect(sourceLinks(settings, () => 'full')).toEqual({
    editUrl: 'https://github.com/example/website/edit/main/',
  });
  expect(warn).not.toHaveBeenCalled();
});

test('without the full history the build says which days are left out, and why', () => {
  expect(sourceLinks(settings, () => ({missing: 'nobody kept it.'}))).toEqual({
    editUrl: 'https://github.com/example/website/edit/main/',
  });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('(last_update), because nobody kept it.'));
});
