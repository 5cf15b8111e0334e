import {runInNewContext} from 'node:vm';
import {redirects} from '@site/src/content/redirects';
import {findRedirect, resolveRedirects, type ResolvedRedirect} from '@site/src/lib/redirects';
import {parseSettings} from '@site/src/lib/settings/parse';
import {notFoundHeadScript} from '@site/src/theme/NotFound/headScript';

const settings = parseSettings({});
const rows = resolveRedirects(redirects, settings);

/** Runs the script on a page at an address: where it leads, and how it marks the document. */
function visit(address: string, table: readonly ResolvedRedirect[] = rows): {url?: string; missing?: string} {
  const {pathname, search, hash} = new URL(address, 'https://site.test');
  const seen: {url?: string; missing?: string} = {};
  runInNewContext(notFoundHeadScript(table), {
    location: {
      pathname,
      search,
      hash,
      replace: (url: string) => {
        seen.url = url;
      },
    },
    document: {
      documentElement: {
        setAttribute: (_: string, value: string) => {
          seen.missing = value;
        },
      },
    },
  });
  return seen;
}

test.each(rows.flatMap(({from}) => [from, `${from}/`, `${from}?a=1&b=%20`, `${from}#part`, `${from}/?a=1#part`]))(
  '%s leads where the table says',
  (address) => {
    expect(visit(address)).toEqual({url: findRedirect(redirects, settings, address)?.url, missing: 'moved'});
  },
);

test('an old path leads on in whatever letters', () => {
  const {from, url} = rows[0] ?? {from: '', url: ''};
  expect(visit(from.toUpperCase())).toEqual({url, missing: 'moved'});
});

test("a target's own query stays in front, and its own hash wins", () => {
  const table = [{from: '/old', url: '/new?own=1#there', external: false}];
  expect(visit('/old?a=2#here', table).url).toBe('/new?own=1&a=2#there');
});

test('an unknown path is marked below /blog alone, and led nowhere', () => {
  expect(visit('/blog/nope')).toEqual({missing: 'post'});
  for (const path of ['/nope', '/', '/blogs/nope', '/constructor', '/__proto__', '/blog'])
    expect(visit(path)).toEqual({});
});

test('no address can end the script', () => {
  expect(notFoundHeadScript([{from: '/a', url: 'https://x.test/</script>', external: true}])).not.toContain(
    '</script>',
  );
});
