import {meaningIn} from '@site/src/pipeline/server/addresses';
import {answer, type BuiltSite} from '@site/src/pipeline/server/answer';
import {withPreflight} from '@site/src/pipeline/hosting/otherSites';

const guards = {'X-Frame-Options': 'DENY', 'Cache-Control': 'page'};
const files = [
  '/',
  '/docs',
  '/vs',
  '/404',
  '/blog/404',
  '/admin/',
  '/a.svg',
  '/assets/js/a.1.js',
  '/llms.txt',
  '/Help/FAQ',
];
const ofEachKind = withPreflight.map((path) => path.replace('*', 'made'));

/** A built site as Cloudflare's engine serves it. */
const site: BuiltSite = {
  fetch: async ({method, url, headers}) => {
    const {pathname} = new URL(url);
    if (method !== 'GET' && method !== 'HEAD') return new Response('refused', {status: 405, headers: guards});
    if (pathname === '/admin') return new Response(null, {status: 307, headers: {...guards, Location: '/admin/'}});
    if (![...files, ...ofEachKind].includes(pathname)) return new Response(null, {status: 404});
    if (headers.get('If-None-Match') === '"same"') return new Response(null, {status: 304});
    const content = {'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': '9', Vary: '*'};
    return new Response(method === 'HEAD' ? null : `content of ${pathname}`, {
      headers: {
        ...guards,
        ...content,
        ETag: '"same"',
        'Cache-Control': pathname.startsWith('/assets/') ? 'year' : 'page',
      },
    });
  },
};

const meant = meaningIn(
  ['/', '/docs', '/vs', '/admin', '/Help/FAQ'],
  [
    ['/old', '/docs#part', 301],
    ['/App', 'https://app.test/?a=1', 302],
  ],
);

/** Asks the worker: the status, the body, and the headers by name. */
async function ask(path: string, method = 'GET', sent: Readonly<Record<string, string>> = {}) {
  const request = new Request(`https://site.test${path}`, {method, headers: sent, redirect: 'manual'});
  const response = await answer(request, site, meant);
  return {status: response.status, body: await response.text(), headers: Object.fromEntries(response.headers)};
}

const guarded = {'x-frame-options': 'DENY', 'cache-control': 'page'};

test.each([
  ['/old', 301, '/docs#part'],
  ['/OLD/index.html?q=a%20b', 301, '/docs?q=a%20b#part'],
  ['/app?b=2', 302, 'https://app.test/?a=1&b=2'],
  ['/Docs.html?q=a%20b', 307, '/docs?q=a%20b'],
  ['/DOCS.HTML%20', 307, '/docs'],
  ['/index.html', 307, '/'],
  ['/help/faq', 307, '/Help/FAQ'],
  ['/VS/index', 307, '/vs'],
  ['/VS/Acme/', 307, '/vs/Acme'],
  ['/Admin', 307, '/admin/'],
])(
  '%s leads on with %i to %s, guarded as a page and without what speaks of content',
  async (path, status, location) => {
    for (const method of ['GET', 'HEAD']) {
      expect(await ask(path, method)).toEqual({status, body: '', headers: {...guarded, location}});
    }
  },
);

test.each([
  ['/docs', 200, '/docs'],
  ['/vs/acme', 200, '/vs'],
  ['/nope', 404, '/404'],
  ['/blog/nope', 404, '/blog/404'],
  ['/blog/404', 404, '/blog/404'],
])('%s answers %i with what %s has, without a body to HEAD, and refuses to be written', async (path, status, file) => {
  const got = await ask(path);
  expect([got.status, got.body]).toEqual([status, `content of ${file}`]);
  expect(got.headers).toMatchObject({...guarded, 'content-type': 'text/html'});
  expect(await ask(path, 'HEAD')).toEqual({...got, body: ''});
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await ask(path, method)).status).toBe(405);
  // What the browser keeps is the page itself, and not what stands in the place of another.
  expect((await ask(path, 'GET', {'If-None-Match': '"same"'})).status).toBe(status === 200 ? 304 : 404);
});

test('a hashed file is kept, and a missing one is not kept', async () => {
  const caching = async (path: string) => (await ask(path)).headers['cache-control'];
  expect(await caching('/assets/js/a.1.js')).toBe('year');
  for (const path of ['/assets/js/a.2.js', '/assets/x']) expect(await caching(path)).toBe('no-store');
  for (const path of ['/assets', '/nope.js', '/blog/assets/x']) expect(await caching(path)).toBe('page');
  // Not for other sites to ask for.
  for (const path of ['/a.svg', '/assets/js/a.1.js']) expect((await ask(path, 'OPTIONS')).status).toBe(405);
});

/** https://fetch.spec.whatwg.org/#cors-preflight-fetch */
test.each([...ofEachKind, '/llms.txt', '/apple-touch-icon.png', '/favicon.ico'])(
  'another site may ask for %s, if it is there',
  async (path) => {
    expect(await ask(path, 'OPTIONS')).toEqual({
      status: 204,
      body: '',
      headers: {
        ...guarded,
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': '*',
        'access-control-max-age': '86400',
      },
    });
    expect((await ask(path)).status).toBe(200);
    for (const other of [path.replace('.', '-gone.'), path.toUpperCase(), `${path}/`]) {
      expect((await ask(other, 'OPTIONS')).status).toBe(405);
    }
  },
);
