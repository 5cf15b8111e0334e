import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasFullHistory, sourceLinks} from '@site/src/build/config/sourceLinks';
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
  const folders = [full, shallow, unpacked, path.join(folder, 'missing')];
  expect(folders.map((each) => hasFullHistory(each))).toEqual([true, false, false, false]);
});

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
const settings = parseSettings({REPOSITORY_URL: 'https://github.com/example/website'});

afterEach(() => warn.mockClear());

test('without a repository there is no link and no date, and git is not asked', () => {
  const isHistoryFull = jest.fn(() => true);
  expect(sourceLinks(parseSettings({}), isHistoryFull)).toEqual({});
  expect(isHistoryFull).not.toHaveBeenCalled();
});

test('with a repository, pages link to the editor of their file', () => {
  expect(sourceLinks(settings, () => true)).toEqual({
    editUrl: 'https://github.com/example/website/edit/main/',
  });
  expect(warn).not.toHaveBeenCalled();
});

test('without the full history the build says which days are left out', () => {
  expect(sourceLinks(settings, () => false)).toEqual({
    editUrl: 'https://github.com/example/website/edit/main/',
  });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('REPOSITORY_URL is set, but this tree has no full git'));
});
