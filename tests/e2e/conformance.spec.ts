import {expect} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {redirects} from '../../src/data/redirects';
import {headersFile, redirectsFile, wranglerConfiguration} from '../../src/hosting/cloudflare';
import {describeHosting} from '../../src/hosting/description';
import {inlineScriptHashes} from '../../src/hosting/inlineScripts';
import {nginxHttp} from '../../src/hosting/nginxMaps';
import {nginxServer} from '../../src/hosting/nginxServer';
import {resolveRedirects} from '../../src/lib/redirects';
import {parseSettings} from '../../src/settings/parse';
import {pageFiles} from '../../src/plugins/server-rules/pageFiles';
import {engines, isNginxInstalled, test} from '../support/engines';
import {ask, askToTheEnd} from '../support/rawRequest';
import {sitePages} from '../support/sitePages';

const settings = parseSettings(process.env);
const rows = resolveRedirects(redirects, settings);

/** Pages outside the sitemap that have inline scripts too. */
const otherRoutes = ['/404', '/blog/404', '/extension', '/tai-test', '/agencies'];
const script = `/assets/js/${readdirSync('build/assets/js').find((name) => /^site\..*\.js$/.test(name)) ?? ''}`;

const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** Spellings of pages that have another address, and that address. */
const otherSpellings: Readonly<Record<string, string>> = {
  '/docs/': '/docs',
  '/docs.html': '/docs',
  '/docs/index.html': '/docs',
  '/index': '/',
  '/index.html': '/',
  '/features/image-tailoring/': '/features/image-tailoring',
  '//docs': '/docs',
  '/%64ocs': '/docs',
  '/docs%2Fab-testing': '/docs/ab-testing',
  '/admin': '/admin/',
  '/vs.html': '/vs',
};

const missingPaths = [
  ...['/nope', '/nope/', '/Docs', '/FEATURE-DEMOS', '/vs/a/b', '/docs/nope', '/assets', '/img/', '/embed/'],
  ...['/404', '/blog/404', '/_headers', '/_redirects', '/.assetsignore', '/.hosting/nginx-server.conf', '/.git/config'],
];

/** Addresses that try something; each has to end in a page of the site or in an error. */
const hostilePaths = [
  ...['//evil.example', '//evil.example/', '/\\evil.example', '/%2f/evil.example/', '/%5cevil.example', '/vs//'],
  ...['/%00', '/%zz', '/%E0%A4%A', '/a%0d%0aSet-Cookie:x=1', '/docs%0d%0aX-Injected:1/', '/docs?%0d%0aX-Injected:1'],
  ...['/docs/../../../etc/passwd', '/assets/..%2f..%2fetc/passwd', '/vs/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ...['/feature-demos?next=//evil.example', `/${'a'.repeat(2000)}`, '/vs/a%2Fb', '/docs/%2e%2e/pricing', '/docs;x'],
];

for (const engine of engines) {
  test.describe(engine, () => {
    test.skip(engine === 'nginx' && !isNginxInstalled, 'nginx is not installed');

    test('every page answers with the same security headers and is asked for again each time', async ({originOf}) => {
      const pages = sitePages();
      expect(pages.length).toBeGreaterThanOrEqual(46);
      for (const {path} of pages) {
        const {status, headers} = await ask(originOf(engine), path);
        expect(status, path).toBe(200);
        expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
        expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
        for (const name of securityHeaders) expect(headers[name], `${path}: ${name}`).toBeTruthy();
        expect(headers['x-powered-by'], path).toBeUndefined();
      }
    });

    test('old paths lead on in one hop with their query, in both spellings', async ({originOf}) => {
      expect(rows.length).toBeGreaterThanOrEqual(26);
      for (const {from, url, external} of rows) {
        for (const spelling of [from, `${from}/`]) {
          const {status, headers} = await ask(originOf(engine), `${spelling}?utm_source=old&q=a%20b`);
          expect(status, spelling).toBe(external ? 302 : 301);
          const base = new URL('/', 'http://site.test');
          expect(new URL(headers.location ?? '', base).href).toBe(new URL(`${url}?utm_source=old&q=a%20b`, base).href);
          expect(headers['x-content-type-options'], spelling).toBe('nosniff');
        }
      }
    });

    test('other spellings of a page lead to its address, query kept', async ({originOf}) => {
      for (const [path, address] of Object.entries(otherSpellings)) {
        const {status, headers} = await ask(originOf(engine), `${path}?a=1`);
        expect(status, path).toBe(307);
        expect(headers.location, path).toBe(`${address}?a=1`);
        expect((await ask(originOf(engine), address)).status, address).toBe(200);
      }
    });

    test('the comparison page answers for every competitor', async ({originOf}) => {
      const page = (await ask(originOf(engine), '/vs')).body.toString();
      for (const path of ['/vs/acme', '/vs/acme/', '/vs/', '/vs/%3Cb%3E', '/vs/a.b', '/vs/acme?x=1']) {
        const {status, body} = await ask(originOf(engine), path);
        expect(status, path).toBe(200);
        expect(body.toString(), path).toBe(page);
      }
    });

    test('what is not there is a 404 with a page of the site', async ({originOf}) => {
      for (const path of missingPaths) {
        const {status, headers, body} = await ask(originOf(engine), path);
        expect(status, path).toBe(404);
        expect(headers['content-security-policy'], path).toContain("default-src 'none'");
        expect(body.toString(), path).toContain(path.startsWith('/blog/') ? 'Post Not Found' : 'Oops! Page not found');
      }
      for (const path of ['/blog/nope', '/blog/nope/', '/blog/a/b']) {
        const {status, body} = await ask(originOf(engine), path);
        expect(status, path).toBe(404);
        expect(body.toString(), path).toContain('Post Not Found');
      }
    });

    test('whatever is not there is guarded as the page that says so, and not kept', async ({originOf}) => {
      const page = await ask(originOf(engine), '/nope');
      const paths = [
        '/assets/x',
        '/assets/js/gone.js',
        '/admin/gone',
        '/admin/files/gone.js',
        '/embed/gone',
        '/vs/a/b',
      ];
      for (const path of [...paths, '/docs/%E2%80%A8', '/openapi.gone', '/gone.md']) {
        const {status, headers, body} = await ask(originOf(engine), path);
        expect(status, path).toBe(404);
        expect(body.toString(), path).toContain('Oops! Page not found');
        for (const name of securityHeaders) expect(headers[name], `${path}: ${name}`).toBe(page.headers[name]);
        expect(headers['cache-control'], path).toMatch(/^no-store$|max-age=0, must-revalidate$/);
      }
    });

    test('a path with a line break in it is guarded as well', async ({originOf}) => {
      const page = await ask(originOf(engine), '/vs/acme');
      const {status, headers} = await ask(originOf(engine), '/vs/a%0ab');
      expect(status).toBe(200);
      for (const name of securityHeaders) expect(headers[name], name).toBe(page.headers[name]);
    });

    test('hashed files are kept for a year, missing ones not at all', async ({originOf}) => {
      const found = await ask(originOf(engine), script);
      expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(found.headers['x-content-type-options']).toBe('nosniff');
      // It speaks to documents, and would be sent with every script.
      expect(found.headers['content-security-policy']).toBeUndefined();
      const missing = await ask(originOf(engine), '/assets/js/site.00000000.js');
      expect(missing.status).toBe(404);
      expect(missing.headers['cache-control']).toBe('no-store');
    });

    test('scripts come compressed at the top level, as the browser can read it', async ({originOf}) => {
      const plain = await ask(originOf(engine), script);
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const [accepted, encoding, unpack] of [
        ['gzip, br', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
      ] as const) {
        const {headers, body} = await ask(originOf(engine), script, {headers: {'Accept-Encoding': accepted}});
        // Debian's nginx has brotli as a module of its own, which an own server may lack.
        if (encoding === 'br' && headers['content-encoding'] === 'gzip' && engine === 'nginx') continue;
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toContain('Accept-Encoding');
        expect(body.length).toBeLessThan(plain.body.length / 2);
        expect(unpack(body).equals(plain.body)).toBe(true);
      }
    });

    test('a page that did not change is not sent again', async ({originOf}) => {
      for (const path of ['/', '/docs', script]) {
        const {headers} = await ask(originOf(engine), path);
        const tag = headers.etag ?? '';
        expect(tag, path).toMatch(/^(W\/)?"[^"]+"$/);
        const again = await ask(originOf(engine), path, {headers: {'If-None-Match': tag}});
        expect(again.status, path).toBe(304);
        expect(again.body.length, path).toBe(0);
        const changed = await ask(originOf(engine), path, {headers: {'If-None-Match': '"another"'}});
        expect(changed.status, path).toBe(200);
      }
    });

    test('HEAD answers as GET without a body, a range with the whole file, and nothing can be written', async ({
      originOf,
    }) => {
      for (const path of ['/', '/docs/ab-testing', '/img/favicon.svg', '/nope', '/feature-demos']) {
        const get = await ask(originOf(engine), path);
        const head = await ask(originOf(engine), path, {method: 'HEAD'});
        expect(head.status, path).toBe(get.status);
        expect(head.body.length, path).toBe(0);
        expect(head.headers['cache-control'], path).toBe(get.headers['cache-control']);
      }
      const range = await ask(originOf(engine), '/img/favicon.svg', {headers: {Range: 'bytes=0-9'}});
      expect(range.status).toBe(200);
      expect(range.body.length).toBeGreaterThan(10);
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        expect((await ask(originOf(engine), '/pricing', {method})).status, method).toBe(405);
      }
    });

    test('hostile addresses end in a page or an error of the site, and write no header', async ({originOf}) => {
      for (const path of hostilePaths) {
        const first = await ask(originOf(engine), path);
        expect(Object.keys(first.headers), path).not.toContain('set-cookie');
        expect(Object.keys(first.headers), path).not.toContain('x-injected');
        const {status, body} = await askToTheEnd(originOf(engine), path);
        expect([200, 400, 404, 414], `${path}: ${status}`).toContain(status);
        expect(body.toString(), path).not.toContain('<script>alert(1)');
        expect(body.toString(), path).not.toContain('root:');
      }
    });

    test('some paths have rules of their own', async ({originOf}) => {
      const header = async (path: string, name: string) => (await ask(originOf(engine), path)).headers[name];
      expect(await header('/embed/home', 'x-frame-options')).toBe('SAMEORIGIN');
      expect(await header('/embed/home', 'content-security-policy')).toContain("frame-ancestors 'self'");
      expect(await header('/', 'content-security-policy')).toContain("frame-ancestors 'none'");
      expect(await header('/openapi.json', 'access-control-allow-origin')).toBe('*');
      expect(await header('/', 'access-control-allow-origin')).toBeUndefined();
      expect(await header('/docs.md', 'content-type')).toBe('text/markdown; charset=utf-8');
      expect(await header('/docs.md', 'x-robots-tag')).toBe('noindex');
      expect(await header('/admin/', 'x-robots-tag')).toBe('noindex, nofollow');
      expect(await header('/admin/', 'content-security-policy')).toContain('blob:');
      expect(await header('/pagefind/pagefind-worker.js', 'content-security-policy')).toContain("'wasm-unsafe-eval'");
      expect(await header('/', 'content-security-policy')).not.toContain('unsafe-eval');
    });
  });
}

test('the two servers agree on every header of the description and on where each address ends', async ({originOf}) => {
  test.skip(!isNginxInstalled, 'nginx is not installed');
  const paths = [...sitePages().map(({path}) => path), ...Object.keys(otherSpellings), ...missingPaths];
  const compared = [
    ...securityHeaders,
    'speculation-rules',
    'cache-control',
    'content-type',
    'x-robots-tag',
    'access-control-allow-origin',
  ];
  for (const path of [...paths, script, '/admin/', '/embed/home', '/openapi.yaml', '/llms.txt', '/blog/rss.xml']) {
    const [one, other] = await Promise.all(engines.map((engine) => askToTheEnd(originOf(engine), path)));
    expect(other?.status, path).toBe(one?.status);
    expect(other?.path, path).toBe(one?.path);
    for (const name of compared) expect(other?.headers[name], `${path}: ${name}`).toBe(one?.headers[name]);
    expect(other?.body.equals(one?.body ?? Buffer.of()), path).toBe(true);
  }
  // nginx refuses a malformed address as such (400), Cloudflare's engine looks for it in vain (404).
  const ending = ({status}: {readonly status: number}): number => (status === 400 ? 404 : status);
  for (const path of hostilePaths) {
    const [one, other] = await Promise.all(
      engines.map(async (engine) => ending(await askToTheEnd(originOf(engine), path))),
    );
    expect(other, path).toBe(one);
  }
});

test('the rules in the build are those of the description', async () => {
  const files = await pageFiles(path.resolve('build'), ['/', ...sitePages().map((page) => page.path), ...otherRoutes]);
  const hashes = inlineScriptHashes(files.map((file) => readFileSync(file, 'utf8')));
  const description = describeHosting(settings, rows, hashes);
  const built = (name: string): string => readFileSync(path.join('build', name), 'utf8');
  expect(built('_redirects')).toBe(redirectsFile(description));
  expect(built('_headers')).toBe(headersFile(description));
  expect(built('.hosting/nginx-http.conf')).toBe(nginxHttp(description));
  expect(built('.hosting/nginx-server.conf')).toBe(nginxServer(description));
  const folders = {worker: '../../src/server/worker.ts', site: '..'};
  expect(built('.hosting/wrangler.json')).toBe(wranglerConfiguration(description, folders));
});
