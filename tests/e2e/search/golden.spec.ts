import {readFileSync} from 'node:fs';
import {german, golden} from '../../fixtures/goldenQueries';
import {sitePages} from '../../support/sitePages';
import {daily, expect, test, visit} from '../../support/browserTest';
import {builtPosts} from '../../support/builtPosts';
import {resultsOf} from '../../support/searchResults';

const builtFile = (path: string): string => `build${path === '/' ? '/index' : path}.html`;

/** Whether the site has a place: its page, and the section on it where one is named. */
function isThere(address: string): boolean {
  const [path = '', section] = address.split('#');
  if (!sitePages().some((page) => page.path === path)) return false;
  return section === undefined || new RegExp(`\\bid="?${section}[" >]`).test(readFileSync(builtFile(path), 'utf8'));
}

/** Those whose page the site still has: nobody looks for what an owner has taken away. */
const placesOf = (queries: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(queries).filter(([address]) => isThere(address));

/** How queries are read and ranked, tests/unit/shell/search holds: daily a part of the places is looked for. */
const queries = [
  ...daily(placesOf(golden), 36).map(([address, typed]) => [address, daily(typed, 1)] as const),
  ...placesOf(german),
].flatMap(([address, typed]) => typed.map((query) => [query, address] as const));

const sought = new Set(Object.keys(golden).map((address) => address.split('#', 1)[0]));

/** As many a test as a busy machine is through with in time. */
const queriesATest = 90;

/** Whether a result is of a page that these queries tell from the others: articles and guides may join at any time. */
const isRival = (href: string): boolean => {
  const [path = ''] = href.split('#');
  return sought.has(path) || !/^\/(blog|docs)\//.test(path);
};

for (let first = 0; first < queries.length; first += queriesATest) {
  const some = queries.slice(first, first + queriesATest);
  test(`each golden query leads to its page first, from "${some[0]?.[0] ?? ''}" on`, async ({page}) => {
    test.slow();
    await visit(page, '/docs');
    const found = await resultsOf(
      page,
      some.map(([query]) => query),
    );
    for (const [index, [query, address]] of some.entries()) {
      const [path, section] = address.split('#');
      const expected = section === undefined ? new RegExp(`^${path}(#|$)`) : new RegExp(`^${address}$`);
      expect.soft(found[index]?.find(isRival), query).toMatch(expected);
    }
  });
}

test('what is gone is not sought, and what is there is', () => {
  const [first = '/'] = sitePages().map(({path}) => path);
  expect(isThere(first)).toBe(true);
  expect(isThere('/docs/nothing')).toBe(false);
  expect(isThere('/docs#nothing')).toBe(false);
  expect(queries).not.toEqual([]);
});

test('the title of an article leads to the article, and the title of a page to the page', async ({page}) => {
  await visit(page, '/docs');
  const posts = daily(builtPosts(), 4);
  const titles = sitePages().map(({path}) => {
    const [, title = ''] = /<title[^>]*>(.*?) \| [^|<]*<\/title>/.exec(readFileSync(builtFile(path), 'utf8')) ?? [];
    return {path, title: title.replaceAll('&amp;', '&')};
  });
  // Some have one title: the sample posts of an owner, or a page and its category.
  const unique = titles.filter(
    ({title}) => title !== '' && titles.filter((other) => other.title === title).length === 1,
  );
  expect(unique.length).toBeGreaterThan(0);
  // The calculators weigh less than what explains them, unless they are what was asked for.
  const calculators = unique.filter(({path}) => path.startsWith('/tools/'));
  const asked = [...new Set([...calculators, ...daily(unique, 6)])];
  const found = await resultsOf(
    page,
    [...posts, ...asked].map(({title}) => title),
  );
  for (const [index, {path, title}] of posts.entries())
    expect.soft(found[index]?.[0], title).toMatch(new RegExp(`^${path}(#|$)`));
  for (const [index, {path, title}] of asked.entries()) expect.soft(found[posts.length + index]?.[0], title).toBe(path);
});
