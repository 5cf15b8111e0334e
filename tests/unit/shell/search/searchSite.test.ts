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

beforeEach(() => jest.clearAllMocks());

test('the index is opened once, and again after it has failed', async () => {
  jest.mocked(openIndex).mockRejectedValueOnce(new Error('lost')).mockResolvedValue(index);
  await expect(prepareIndex()).rejects.toThrow('lost');
  await Promise.all([prepareIndex(), searchSite('a'), searchSite('b')]);
  expect(openIndex).toHaveBeenCalledTimes(2);
});

test('a search that fails is tried once more with a new index, which searches that failed beside it share', async () => {
  jest.mocked(openIndex).mockResolvedValue(index);
  const lost = new Error('a part is lost');
  jest.mocked(search).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  await Promise.all([searchSite('a'), searchSite('ab')]);
  expect(openIndex).toHaveBeenCalledTimes(1);
  expect(search).toHaveBeenCalledTimes(4);

  jest.mocked(search).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  await expect(searchSite('abc')).rejects.toThrow('a part is lost');
  // The index of each search that failed is closed.
  expect(close).toHaveBeenCalledTimes(4);
  await searchSite('abcd');
});
