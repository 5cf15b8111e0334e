import {openIndex, type SearchIndex} from '@site/src/shell/search/pagefind';
import {search} from '@site/src/shell/search/search';
import {prepareIndex, searchSite} from '@site/src/shell/search/searchSite';

jest.mock('@site/src/shell/search/pagefind', () => ({openIndex: jest.fn()}));
jest.mock('@site/src/shell/search/search', () => ({search: jest.fn()}));

const close = jest.fn();
const index: SearchIndex = {
  outline: {pages: [], vocabulary: []},
  hasTexts: true,
  close,
  scoresOf: () => Promise.resolve(new Map()),
  phraseScoresOf: () => Promise.resolve(new Map()),
  excerptsOf: () => Promise.resolve(new Map()),
};

test('the index is opened once, and again after it, or a search in it, has failed', async () => {
  jest.mocked(openIndex).mockRejectedValueOnce(new Error('lost')).mockResolvedValue(index);
  await expect(prepareIndex()).rejects.toThrow('lost');
  await Promise.all([prepareIndex(), searchSite('a'), searchSite('b')]);
  expect(openIndex).toHaveBeenCalledTimes(2);
  jest.mocked(search).mockRejectedValueOnce(new Error('a part is lost'));
  await expect(searchSite('c')).rejects.toThrow('a part is lost');
  expect(close).toHaveBeenCalledTimes(1);
  await searchSite('d');
  expect(openIndex).toHaveBeenCalledTimes(3);
});
