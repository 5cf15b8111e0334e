import {expect} from '../../support/browserTest';
import {redirects} from '../../../src/content/redirects';
import {resolveRedirects} from '../../../src/lib/redirects';
import {parseSettings} from '../../../src/lib/settings/parse';
import {hostilePaths, missingPaths, otherSpellings, debrisOf} from '../../support/addresses';
import {onOneEngine} from '../../support/engines';

const rows = resolveRedirects(redirects, parseSettings(process.env));
const base = new URL('/', 'http://site.test');

onOneEngine('old paths lead on in one hop with their query, in every spelling', async ({ask}) => {
  expect(rows.length).toBeGreaterThan(0);
  for (const {from, url, external} of rows) {
    for (const spelling of [from, `${from}/`, `${from}%20`, `${from}).`]) {
      const {status, headers} = await ask(`${spelling}?utm_source=old&q=a%20b`);
      expect(status, spelling).toBe(external ? 302 : 301);
      expect(new URL(headers.location ?? '', base).href).toBe(new URL(`${url}?utm_source=old&q=a%20b`, base).href);
      expect(headers['x-content-type-options'], spelling).toBe('nosniff');
    }
    if (!external) expect((await ask(url)).status, url).toBe(200);
  }
});

onOneEngine('other spellings of a page lead to its address, query kept', async ({ask}) => {
  for (const [path, address] of Object.entries(otherSpellings)) {
    const {status, headers} = await ask(`${path}?a=1`);
    expect(status, path).toBe(307);
    expect(headers.location, path).toBe(`${address}?a=1`);
    expect((await ask(address)).status, address).toBe(200);
  }
});

onOneEngine('what is copied along with an address is cut off in one hop', async ({ask}) => {
  for (const address of ['/pricing', '/docs/ab-testing']) {
    for (const path of debrisOf(address)) {
      const {status, headers} = await ask(`${path}?a=%20`);
      expect([status, headers.location], path).toEqual([307, `${address}?a=%20`]);
    }
  }
});

onOneEngine('the comparison page answers for every competitor', async ({ask}) => {
  const page = (await ask('/vs')).body.toString();
  for (const name of ['acme', '%3Cb%3E', '%3Cb%3E/', 'a.b', 'acme?x=1', 'a%252Fb', 'a%0ab']) {
    const path = `/vs/${name}`;
    const {status, body} = await ask(path);
    expect(status, path).toBe(200);
    expect(body.toString(), path).toBe(page);
  }
});

onOneEngine('what is not there is a 404 with a page of the site', async ({ask}) => {
  for (const path of [...missingPaths, '/blog/nope', '/blog/nope/', '/blog/nope%20', '/blog/a/b']) {
    const {status, body} = await ask(path);
    expect(status, path).toBe(404);
    expect(body.toString(), path).toContain(path.startsWith('/blog/') ? 'Post Not Found' : 'Oops! Page not found');
  }
});

onOneEngine(
  'hostile addresses end in a page or an error of the site, and write no header',
  async ({askToTheEnd, ask}) => {
    for (const path of hostilePaths) {
      const first = await ask(path);
      expect(Object.keys(first.headers), path).not.toContain('set-cookie');
      expect(Object.keys(first.headers), path).not.toContain('x-injected');
      const {status, body} = await askToTheEnd(path);
      expect([200, 400, 404, 414], `${path}: ${status}`).toContain(status);
      expect(body.toString(), path).not.toContain('<script>alert(1)');
      expect(body.toString(), path).not.toContain('root:');
    }
  },
);
