import {readdirSync} from 'node:fs';
import {expect} from '../../support/browserTest';
import {redirects} from '../../../src/content/redirects';
import {resolveRedirects} from '../../../src/lib/redirects';
import {parseSettings} from '../../../src/lib/settings/parse';
import {hostilePaths, missingPaths, otherSpellings, securityHeaders, debrisOf} from '../../support/addresses';
import {engines, test} from '../../support/engines';
import {ask} from '../../support/rawRequest';
import {sitePages} from '../../support/sitePages';

const filesIn = (folder: string, count: number) => readdirSync(`build/${folder}`).slice(0, count);
const files = [
  ...['/admin/', '/embed/home', '/docs.md', '/openapi.json', '/openapi.yaml', '/img/favicon.svg', '/llms.txt'],
  ...['/blog/rss.xml', '/pagefind/pagefind-worker.js', '/img/cards/team.png'],
  ...filesIn('assets/js', 4).map((name) => `/assets/js/${name}`),
  ...filesIn('assets/blog/cards', 1).map((name) => `/assets/blog/cards/${name}`),
];
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
  ...missingInFolders,
  ...['/blog/nope', '/blog/nope/', '/blog/nope%20', '/blog/a/b'],
  ...Object.keys(otherSpellings).map((path) => `${path}?a=1`),
  ...moved,
  ...debrisOf('/pricing').map((path) => `${path}?a=%20`),
  ...['/vs/acme', '/vs/%3Cb%3E', '/vs/%3Cb%3E/', '/vs/a.b', '/vs/acme?x=1', '/vs/a%252Fb', '/vs/a%0ab'],
];

test('the two servers agree on status, headers and body of every answer', async ({originOf}) => {
  expect(asked.length).toBeGreaterThan(0);
  const compared = [
    ...[...securityHeaders, 'speculation-rules', 'cache-control', 'content-type', 'x-robots-tag'],
    ...['access-control-allow-origin', 'x-powered-by', 'set-cookie'],
  ];
  const target = (location = '') => new URL(location, 'http://site.test').href;
  for (const path of asked) {
    const [one, other] = await Promise.all(engines.map((engine) => ask(originOf(engine), path)));
    expect([other?.status, target(other?.headers.location)], path).toEqual([
      one?.status,
      target(one?.headers.location),
    ]);
    if (one?.status !== 200 && one?.status !== 404) continue;
    for (const name of missingInFolders.includes(path) ? securityHeaders : compared)
      expect(other?.headers[name], `${path}: ${name}`).toEqual(one.headers[name]);
    expect(other?.body.equals(one.body), path).toBe(true);
  }
  // nginx refuses an address that is malformed or too long as such, Cloudflare's engine looks for it in vain.
  const refusals = [400, 414];
  for (const path of hostilePaths) {
    const [one, other] = await Promise.all(
      engines.map(async (engine) => {
        const {status, headers} = await ask(originOf(engine), path);
        return [refusals.includes(status) ? 404 : status, headers.location, headers['x-injected']];
      }),
    );
    expect(other, path).toEqual(one);
  }
});
