import {acceptsBrotli, answer, type BuiltSite} from '@site/src/build/server/answer';
import {letters} from '@site/src/build/server/letters';

const files: Readonly<Record<string, string>> = {
  '/pricing': 'prices',
  '/docs/FAQ': 'questions',
  '/vs': 'comparison',
  '/assets/js/main.1a2b.js': 'plain',
  '/assets/js/main.1a2b.js.br': 'twin',
  '/assets/js/untwinned.js': 'plain only',
  '/assets/fonts/text.woff2': 'font',
  '/404': 'not found',
  '/blog/404': 'no such post',
};

/** The host's file server in small: immutable assets, its own content types, 304 for a known tag. */
const site: BuiltSite = {
  fetch: (request) => {
    const body = files[new URL(request.url).pathname];
    const {pathname, search} = new URL(request.url);
    if (pathname === '/old' && request.redirect === 'manual') {
      return Promise.resolve(new Response(null, {status: 301, headers: {Location: `/pricing${search}`}}));
    }
    // Rules go by the path, as on the host, whether or not there is a file.
    const headers = new Headers({'Cache-Control': 'public, immutable', 'Content-Type': 'application/octet-stream'});
    if (!/^\/(assets|embed)\//.test(pathname)) headers.set('Content-Security-Policy', 'of pages');
    if (body !== undefined && request.method === 'POST')
      return Promise.resolve(new Response(null, {status: 405, headers}));
    if (body === undefined) return Promise.resolve(new Response('404 page', {status: 404, headers}));
    if (request.headers.get('If-None-Match') === body) {
      return Promise.resolve(new Response(null, {status: 304, headers}));
    }
    return Promise.resolve(new Response(body, {headers}));
  },
};

const inOwnLetters = letters(['/pricing', '/docs/FAQ', '/vs', '/old']);

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return answer(new Request(`https://site.test${path}`, {headers}), site, inOwnLetters);
}

describe('hashed files', () => {
  test('the brotli twin answers a browser that accepts it', async () => {
    const response = await ask('/assets/js/main.1a2b.js', {'Accept-Encoding': 'gzip, deflate, br, zstd'});
    expect(await response.text()).toBe('twin');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript *; charset=utf-8$/);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
  });

  test.each(['gzip', 'br;q=0, gzip', ''])('the plain file answers for Accept-Encoding %j', async (accepted) => {
    const response = await ask('/assets/js/main.1a2b.js', {'Accept-Encoding': accepted});
    expect(await response.text()).toBe('plain');
    expect(response.headers.has('Content-Encoding')).toBe(false);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  });

  test('the plain file answers where there is no twin, and for what needs none', async () => {
    expect(await (await ask('/assets/js/untwinned.js', {'Accept-Encoding': 'br'})).text()).toBe('plain only');
    expect(await (await ask('/assets/fonts/text.woff2', {'Accept-Encoding': 'br'})).text()).toBe('font');
  });

  test('a tag that is still right is answered with 304', async () => {
    const response = await ask('/assets/js/main.1a2b.js', {'Accept-Encoding': 'br', 'If-None-Match': 'twin'});
    expect(response.status).toBe(304);
    expect(response.headers.has('Content-Encoding')).toBe(false);
  });

  test('a missing file is a 404 that nobody remembers for a year', async () => {
    const response = await ask('/assets/js/gone.js', {'Accept-Encoding': 'br'});
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

test.each([
  ['/assets/js/gone.js', 'not found'],
  ['/embed/gone', 'not found'],
  ['/blog/gone', 'no such post'],
  ['/404', 'not found'],
])('%s is answered by a page, with the rules of pages', async (path, text) => {
  const response = await ask(path, {'If-None-Match': text});
  expect([response.status, await response.text()]).toEqual([404, text]);
  expect(response.headers.get('Content-Security-Policy')).toBe('of pages');
});

describe('comparison', () => {
  test.each(['/vs', '/vs/acme', '/vs/acme?utm=1', '/vs/%3Cb%3E'])('%s answers 200', async (path) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([200, 'comparison']);
  });

  test('anything deeper is a 404', async () => {
    expect((await ask('/vs/a/b')).status).toBe(404);
  });
});

describe('another spelling', () => {
  const headersOf = async (path: string): Promise<readonly [number, string | null]> => {
    const {status, headers} = await ask(path);
    return [status, headers.get('Location')];
  };

  test.each([
    ['/pricing%20?utm=1', '/pricing?utm=1'],
    ['/pricing).%E2%80%9D', '/pricing'],
    ['/vs/acme/', '/vs/acme'],
    ['/VS/Acme', '/vs/Acme'],
    ['/Pricing?utm=A', '/pricing?utm=A'],
    ['/PRICING/', '/pricing'],
    ['/Pricing.HTML', '/pricing'],
    ['/Docs/faq', '/docs/FAQ'],
    ['/assets/js/main.1a2b.js,', '/assets/js/main.1a2b.js'],
  ])('%s leads to %s', async (path, location) => {
    expect(await headersOf(path)).toEqual([307, location]);
  });

  test('the answer is guarded as the page, and says nothing of its body', async () => {
    const {headers} = await ask('/pricing%20');
    expect(headers.get('Content-Security-Policy')).toBe('of pages');
    expect(headers.has('Content-Type')).toBe(false);
  });

  test('an old path leads on in the same hop', async () => {
    for (const path of ['/old%20', '/Old', '/OLD/'])
      expect(await headersOf(`${path}?a=1`)).toEqual([301, '/pricing?a=1']);
  });

  test('a page in its own letters answers, whatever they are', async () => {
    expect(await (await ask('/docs/FAQ')).text()).toBe('questions');
  });

  test.each(['/Nope', '/assets/JS/main.1a2b.js', '/nope%20', '//evil.example%20', '/404%20', '/blog/nope.'])(
    '%s leads nowhere',
    async (path) => {
      expect(await headersOf(path)).toEqual([404, null]);
    },
  );
});

test('a compressed twin has no address of its own', async () => {
  expect((await ask('/assets/js/main.1a2b.js.br')).status).toBe(404);
});

test('a method that no page takes is refused where nothing is, too', async () => {
  const response = await answer(new Request('https://site.test/nope', {method: 'POST'}), site, inOwnLetters);
  expect(response.status).toBe(405);
});

test.each([
  ['br', true],
  ['gzip, BR;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.000', false],
  ['brotli', false],
  ['', false],
  [null, false],
  [undefined, false],
])('Accept-Encoding %j allows brotli: %s', (header, allowed) => {
  expect(acceptsBrotli(header)).toBe(allowed);
});
