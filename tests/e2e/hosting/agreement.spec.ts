import {expect, isAll} from '../../support/browserTest';
import {redirects} from '../../../src/content/redirects';
import {resolveRedirects} from '../../../src/lib/redirects';
import {parseSettings} from '../../../src/lib/settings/parse';
import {hostilePaths, missingPaths, otherSpellings, securityHeaders, debrisOf} from '../../support/addresses';
import {filesOfEachKind} from '../../support/builtPages';
import {engines, test} from '../../support/engines';
import {disagreements} from '../../support/owner/answers';
import {ask} from '../../support/rawRequest';
import {dailyPages, sitePages} from '../../support/sitePages';

const files = ['/admin/', '/embed/home', '/pagefind/pagefind-worker.js', ...filesOfEachKind()];

/**
 * Old paths: each as it is, and in other spellings one that stays and one that leaves the site. letters.spec.ts asks
 * both servers for every one in other letters, with what may stand behind it.
 */
const rows = resolveRedirects(redirects, parseSettings(process.env));
const spelled = [true, false].map((leaves) => rows.find(({external}) => external === leaves));
const moved = rows.flatMap((row) =>
  ['', ...(isAll || spelled.includes(row) ? ['/', '%20', ').'] : [])].map(
    (ending) => `${row.from}${ending}?utm_source=old&q=a%20b`,
  ),
);

/** Pages of the first level, and the first one of each folder: letters.spec.ts asks both servers for every page. */
const pages = sitePages().map(({path}) => path);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const examples = pages.filter(
  (path) => isAll || folderOf(path) === '' || path === pages.find((other) => folderOf(other) === folderOf(path)),
);

/** In folders with rules of their own, which nginx has for what is not there, too: guarded alike is enough. */
const missingInFolders = ['/assets/x', '/assets/js/site.00000000.js', '/admin/gone', '/embed/gone', '/gone.md'];

/** What is asked of one server in addresses.spec.ts and headers.spec.ts. */
const asked = [
  ...examples,
  ...files,
  ...missingPaths,
  ...['/blog/nope', '/blog/nope/', '/blog/nope%20', '/blog/a/b'],
  ...moved,
  ...debrisOf('/pricing').map((path) => `${path}?a=%20`),
  ...['/vs/acme', '/vs/%3Cb%3E', '/vs/%3Cb%3E/', '/vs/a.b', '/vs/acme?x=1', '/vs/a%252Fb', '/vs/a%0ab'],
];

/** Of the owner's build, whose settings send other headers, and lead to other places. */
const askedOfOwner = [
  ...dailyPages('build-owner').map(({path}) => path),
  ...['/embed/home', '/admin/', '/docs.md', '/llms.txt', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...['/blog/rss.xml', '/blog/atom.xml', '/openapi.json', '/openapi.yaml', '/pagefind/pagefind-worker.js'],
  ...['/img/favicon.svg', '/favicon.ico', '/extension', '/vs/acme', '/agencies', '/careers'],
  ...missingPaths.filter((address) => isAll || !/[%\\]|^\/\//.test(address)),
];

test('so do those of the build that an owner has', async ({originOf}) => {
  const origins = engines.map((engine) => originOf(engine, 'build-owner'));
  expect(await disagreements(origins, askedOfOwner)).toEqual([]);
  // The search for them compares what it has got.
  expect(await disagreements([origins[0] ?? '', originOf('nginx')], ['/careers'])).toHaveLength(1);
});

test('the two servers agree on status, headers and body of every answer', async ({originOf}) => {
  const origins = engines.map((engine) => originOf(engine));
  expect(await disagreements(origins, asked)).toEqual([]);
  for (const path of missingInFolders) {
    const guards = origins.map(async (origin) => {
      const {status, headers} = await ask(origin, path);
      return [status, headers['cache-control'], ...securityHeaders.map((name) => headers[name])];
    });
    const [one, other] = await Promise.all(guards);
    expect(other, path).toEqual(one);
  }
  // What leads on from the spelling of a file or frame has its headers on one of them, and a page's on the other.
  // nginx refuses an address that is malformed or too long as such, Cloudflare's engine looks for it in vain.
  const refusals = [400, 414];
  for (const path of [...hostilePaths, ...Object.keys(otherSpellings).map((spelling) => `${spelling}?a=1`)]) {
    const [one, other] = await Promise.all(
      origins.map(async (origin) => {
        const {status, headers} = await ask(origin, path);
        return [refusals.includes(status) ? 404 : status, headers.location, headers['x-injected']];
      }),
    );
    expect(other, path).toEqual(one);
  }
});
