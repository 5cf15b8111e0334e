import {checkAgainstPages, findRedirect, resolveRedirects, type Redirect} from '@site/src/lib/redirects';

const outside = {appUrl: 'https://app.example.com', demoVideoUrl: 'https://video.example.com/watch?v=1'};

const table: readonly Redirect[] = [
  {from: '/older', to: '/old?from=older'},
  {from: '/old', to: '/new'},
  {from: '/part', to: '/new#part'},
  {from: '/video', toSetting: 'demoVideoUrl'},
  {from: '/film', to: '/video'},
];

describe('following an address', () => {
  test.each([
    ['/old', '/new'],
    ['/old/', '/new'],
    ['/old?utm_source=ad&utm_term=a%20b#top', '/new?utm_source=ad&utm_term=a%20b#top'],
    ['/old?', '/new'],
    ['/old#?odd', '/new#?odd'],
    ['/older?x=1', '/new?from=older&x=1'],
    ['/part', '/new#part'],
    ['/part#elsewhere', '/new#part'],
    ['/OLD/', '/new'],
    ['/old.html', '/new'],
    ['/Old/Index.HTML?a', '/new?a'],
  ])('%s leads to %s', (address, url) => {
    expect(findRedirect(table, outside, address)).toEqual({url, external: false});
  });

  test.each(['/video?utm=1', '/film?utm=1'])('%s leaves the site with its query', (address) => {
    expect(findRedirect(table, outside, address)).toEqual({
      url: 'https://video.example.com/watch?v=1&utm=1',
      external: true,
    });
  });

  test.each(['/new', '/', '', '/old/deeper', '//old', '/nope?to=/old', 'javascript:alert(1)'])(
    '%j is left alone',
    (address) => {
      expect(findRedirect(table, outside, address)).toBeUndefined();
    },
  );
});

/** Rows as '/from to /to'. */
const rows = (...lines: readonly string[]): Redirect[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' to ');
    return {from, to};
  });

test('a chain becomes one hop', () => {
  expect(resolveRedirects(rows('/a to /b', '/b to /c', '/c to /d'), outside)).toEqual(
    ['/a', '/b', '/c'].map((from) => ({from, url: '/d', external: false})),
  );
});

test.each([
  ['a loop', ['/a to /b', '/b to /a'], '"/a": /a -> /b -> /a never ends'],
  ['a row that leads to itself', ['/a to /a/#top'], '"/a": /a -> /a never ends'],
  ['a loop further on', ['/x to /a', '/a to /b', '/b to /a'], 'never ends'],
  ['a duplicate', ['/a to /b', '/a to /c'], '"/a": it is in the table twice'],
  ['a duplicate in other letters', ['/a to /b', '/A to /c'], '"/A": it is in the table twice'],
  ['a from with a hash', ['/a#part to /b'], 'write "/a"'],
  ['a from with a query', ['/a?x=1 to /b'], 'write "/a"'],
  ['a from with a trailing slash', ['/a/ to /b'], 'write "/a"'],
  ['a from without a slash', ['a/b to /b'], 'write "/a/b"'],
  ['the home page', ['/ to /b'], 'write "/old-page"'],
  ['an empty target', ['/a to '], '"" is not a page; write a path such as "/demos"'],
  ['an address as target', ['/a to https://example.com'], 'or toSetting for an outside address'],
  ['a from that ends in .html, which servers leave out', ['/a.html to /b'], 'write "/a"'],
  ['a from that ends in index', ['/a/Index.HTML to /b'], 'write "/a"'],
  ['a from with a sign of its own in rules', ['/a* to /b'], 'letters, digits'],
  ['a from with a placeholder', ['/:name to /b'], 'letters, digits'],
  ['a from with a space', ['/a b to /b'], 'letters, digits'],
  ['a from in another script', ['/größe to /b'], 'letters, digits'],
  ['a target with a space', ['/a to /b?c=d e'], 'write it encoded'],
  ['a target with a quotation mark', ['/a to /b#"'], 'write it encoded'],
  ['a target with a line break', ['/a to /b\nc'], 'write it encoded'],
  ['a protocol-relative target', ['/a to //example.com'], '"//example.com" is not a page'],
])('%s is rejected', (_name, lines, message) => {
  expect(() => resolveRedirects(rows(...lines), outside)).toThrow(message);
});

describe('against the pages of the site', () => {
  const resolved = resolveRedirects(table, outside);

  test('targets that are pages pass, with either spelling', () => {
    expect(() => checkAgainstPages(resolved, ['/', '/new/'])).not.toThrow();
  });

  test('a target that is no page is named', () => {
    expect(() => checkAgainstPages(resolved, ['/', '/news'])).toThrow(
      'Redirect from "/older" leads to "/new", which is not a page; write the path of a page.',
    );
  });

  test('a redirect that hides a page is named', () => {
    expect(() => checkAgainstPages(resolved, ['/new', '/film'])).toThrow('"/film" would hide the page there');
    expect(() => checkAgainstPages(resolved, ['/new', '/Film'])).toThrow('"/film" would hide the page there');
  });
});
