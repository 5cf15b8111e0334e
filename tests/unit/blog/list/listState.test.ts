import {categories} from '@site/src/blog/categories';
import {
  countText,
  isNarrowed,
  pageSize,
  readListState,
  wholeList,
  writeListState,
  type ListState,
} from '@site/src/blog/list/listState';
import {matchingPosts} from '@site/src/blog/list/matchingPosts';
import type {PostSummary} from '@site/src/blog/summary';
import {charactersWith} from '../../../support/characters';
import fc from '../../../support/properties';
import {postSummary} from '../../../support/posts';

const [product, , marketing, , technology] = categories;

describe('the state in the address', () => {
  test.each<[string, ListState]>([
    ['', wholeList],
    ['?q=match', {...wholeList, query: 'match'}],
    ['?category=ai-technology', {...wholeList, category: technology}],
    ['?category=marketing&q=message+match', {...wholeList, query: 'message match', category: marketing}],
    ['?pages=3', {...wholeList, shown: 3 * pageSize}],
    ['?category=product&q=a%26b&pages=2', {query: 'a&b', category: product, shown: 2 * pageSize}],
  ])('"%s" is read, and written the same', (search, state) => {
    expect(readListState(search)).toEqual(state);
    expect(writeListState(state, '')).toBe(search);
  });

  test.each([
    '?category=Marketing',
    '?category=__proto__',
    '?category=',
    '?pages=1',
    '?pages=0',
    '?pages=-2',
    '?pages=1.5',
    '?pages=1001',
    '?pages=1e9',
    '?pages=NaN',
    '?pages=%00',
    '?q=',
    '?%',
  ])('"%s" asks for nothing', (search) => {
    expect(readListState(search)).toEqual(wholeList);
  });

  test('a query is kept as it is typed, markup and broken escapes included, but cut at 200 characters', () => {
    expect(readListState('?q=%3Cimg%20src=x%3E').query).toBe('<img src=x>');
    expect(readListState('?q=%E0%A4%A').query).not.toBe('');
    expect(readListState(`?q=${'x'.repeat(5_000)}`).query).toBe('x'.repeat(200));
  });

  test('of a repeated parameter the first one counts', () => {
    expect(readListState('?q=one&q=two&category=product&category=marketing')).toEqual({
      ...wholeList,
      query: 'one',
      category: product,
    });
  });

  test('other parameters are kept, and the own ones are replaced or taken away', () => {
    const search = '?utm_source=mail&q=old&pages=4&category=product&gclid=1';
    expect(writeListState({...wholeList, query: 'new'}, search)).toBe('?utm_source=mail&gclid=1&q=new');
    expect(writeListState(wholeList, search)).toBe('?utm_source=mail&gclid=1');
    expect(writeListState(wholeList, '?q=old')).toBe('');
  });

  test.each<[ListState, boolean]>([
    [wholeList, false],
    [{...wholeList, query: '   '}, false],
    [{...wholeList, query: 'a'}, true],
    [{...wholeList, category: product}, true],
    [{...wholeList, shown: pageSize + 1}, true],
  ])('%p asks for more than the page holds: %p', (state, narrowed) => {
    expect(isNarrowed(state)).toBe(narrowed);
  });
});

describe('the posts that match', () => {
  const match = postSummary({slug: 'match', title: 'Message Match', excerpt: 'The promise your ad made.'});
  const log = postSummary({slug: 'log', title: 'A test log', excerpt: 'One line, no match.', category: 'Community'});
  const owners = postSummary({slug: 'owners', title: 'Owners', excerpt: 'Who decides.', category: 'Team Culture'});
  const posts = [match, log, owners];

  test.each<[string, Partial<ListState>, PostSummary[]]>([
    ['no query', {}, posts],
    ['spaces alone', {query: '  '}, posts],
    ['a word of the title, in other letters', {query: 'MESSAGE'}, [match]],
    ['a word of the excerpt', {query: 'who dec'}, [owners]],
    ['a part of a word, in title or excerpt', {query: 'atch'}, [match, log]],
    ['spaces around it', {query: '  log '}, [log]],
    ['a category', {category: marketing}, [match]],
    ['a query and a category that both hold', {query: 'match', category: marketing}, [match]],
    ['a query that holds for another category only', {query: 'log', category: marketing}, []],
    ['letters that mean something to regular expressions', {query: '.*'}, []],
    ['words in another order', {query: 'match message'}, [match]],
    ['words of title, excerpt, category and address', {query: 'owners decides culture'}, [owners]],
    ['its address', {query: 'LOG'}, [log]],
    ['a word that it lacks beside one that it has', {query: 'message xyzzy'}, []],
    ['a dash alone', {query: '–'}, []],
    ['what nobody sees alone', {query: '\u200b\u2060'}, posts],
    ['nothing of the kind', {query: 'xyzzy'}, []],
  ])('%s', (_, state, expected) => {
    expect(matchingPosts(posts, {...wholeList, ...state})).toEqual(expected);
  });
});

test('a word is found however its quotes, dashes, spaces and accents are written', () => {
  const post = postSummary({title: 'A quarter’s café–test: “plan\u00a0it”', excerpt: '', slug: 'x'});
  const quotes = charactersWith('Quotation_Mark').filter((sign) => /[\p{Pi}\p{Pf}"'‚„]/u.test(sign));
  const queries = [
    ...quotes.flatMap((quote) => [`quarter${quote}s`, `${quote}plan`, `it${quote}`]),
    ...charactersWith('Dash_Punctuation').map((dash) => `cafe${dash}test`),
    ...charactersWith('White_Space').map((space) => `plan${space}it`),
    ...charactersWith('Default_Ignorable_Code_Point').map((sign) => `${sign}quar${sign}ter`),
    'quarters cafe\u0301',
  ];
  expect(queries.filter((query) => matchingPosts([post], {...wholeList, query}).length === 0)).toEqual([]);
});

test('what a substring of title or excerpt finds is found, whatever it is', () => {
  const words = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.string({unit: fc.constantFrom(...Array.from(' ’\'“"–-,aAbİſẞΣ\u200b'))}),
  );
  fc.assert(
    fc.property(words, words, fc.boolean(), fc.nat(), fc.nat(), (title, excerpt, isTitle, from, length) => {
      const text = isTitle ? title : excerpt;
      const query = text.slice(from % (text.length + 1)).slice(0, length % (text.length + 1));
      const post = postSummary({title, excerpt});
      const isSubstring = [title, excerpt].some((each) => each.toLowerCase().includes(query.trim().toLowerCase()));
      expect(!isSubstring || matchingPosts([post], {...wholeList, query}).length === 1).toBe(true);
    }),
    {numRuns: 1000},
  );
});

test.each([
  [12, 12, '12 articles'],
  [1, 1, '1 article'],
  [0, 0, '0 articles'],
  [0, 12, '0 of 12 articles'],
  [1, 12, '1 of 12 articles'],
  [1_234, 1_500, '1,234 of 1,500 articles'],
])('%p of %p reads "%s"', (matching, total, text) => {
  expect(countText(matching, total)).toBe(text);
});
