import {sourceLinks} from '@site/src/build/config/sourceLinks';
import {parseSettings} from '@site/src/lib/settings/parse';

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
