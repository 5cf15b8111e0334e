import {expect} from '../../support/browserTest';
import {redirects} from '../../../src/content/redirects';
import {resolveRedirects} from '../../../src/lib/redirects';
import {parseSettings} from '../../../src/lib/settings/parse';
import {hostilePaths, missingPaths, otherSpellings, securityHeaders, debrisOf} from '../../support/addresses';
import {filesOfEachKind} from '../../support/builtPages';
import {engines, test} from '../../support/engines';
import {disagreements} from '../../support/owner/answers';
import {ask} from '../../support/rawRequest';
import {sitePages} from '../../support/sitePages';

const files = ['/admin/', '/embed/home', '/pagefind/pagefind-worker.js', ...filesOfEachKind()];
const moved = resolveRedirects(redirects, parseSettings(process.env)).flatMap(({from}) =>
  [from, `${from}/`, `${from}%20`, `${from}).`].map((spelling) => `${spelling}?utm_source=old&q=a%20b`),
);

/** In folders with rules of their own, which nginx has for what is not there, too: guarded alike is enough. */
const missingInFolders = ['/assets/x', '/assets/js/site.00000000.js', '/admin/gone', '/embed/gone', '/gone.md'];

/** What is asked of one server in addresses.spec.ts and headers.spec.ts. */
const asked = [
  ...sitePages().map(({path}) => path),
  ...files,
  ...missingPaths,
  ...['/blog/nope', '/blog/nope/', '/blog/nope%20', '/blog/a/b'],
  ...moved,
  ...debrisOf('/pricing').map((path) => `${path}?a=%20`),
  ...['/vs/acme', '/vs/%3Cb%3E', '/vs/%3Cb%3E/', '/vs/a.b', '/vs/acme?x=1', '/vs/a%252Fb', '/vs/a%0ab'],
];

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
