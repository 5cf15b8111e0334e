import {readdirSync} from 'node:fs';
import {expect} from '../../support/browserTest';
import {hostilePaths, missingPaths, otherSpellings, securityHeaders} from '../../support/addresses';
import {filesOfEachKind} from '../../support/builtPages';
import {onEachEngine, onOneEngine} from '../../support/engines';
import {sitePages} from '../../support/sitePages';

const oddPaths = [...hostilePaths, ...missingPaths, ...Object.keys(otherSpellings), '/feature-demos', '/extension'];
const script = `/assets/js/${readdirSync('build/assets/js').find((name) => /^site\..*\.js$/.test(name)) ?? ''}`;

/** What no page of the site uses. */
const unused =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'.split(' ');

onOneEngine('every page answers with the same security headers and is asked for again each time', async ({ask}) => {
  const pages = sitePages();
  expect(pages.length).toBeGreaterThan(0);
  for (const {path} of pages) {
    const {status, headers} = await ask(path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    for (const name of securityHeaders) expect(headers[name], `${path}: ${name}`).toBeTruthy();
    // By https://owasp.org/www-project-secure-headers; two years are advised, and one is the least: https://hstspreload.org
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(Number(/^max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1])).toBeGreaterThanOrEqual(
      31536000,
    );
    for (const feature of unused) expect(headers['permissions-policy'], path).toContain(`${feature}=()`);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "default-src 'none'"])
      expect.soft(headers['content-security-policy'], path).toContain(directive);
    // No site may frame a page of ours, ours included; the videos below /embed are there to be framed.
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

onEachEngine('no HTML is sent unguarded, whatever was asked for and how', async ({ask}) => {
  expect(oddPaths.length).toBeGreaterThanOrEqual(100);
  const problems: string[] = [];
  for (const method of ['GET', 'HEAD', 'POST', 'TRACE']) {
    // One after the other: wrangler's proxy loses connections of a hundred at once on a busy machine.
    for (const path of oddPaths) {
      const {status, headers} = await ask(path, {method});
      const isHtml = headers['content-type']?.startsWith('text/html');
      const isFramed = !headers['content-security-policy']?.includes('frame-ancestors');
      const absent = isHtml ? securityHeaders.filter((name) => !headers[name]) : [];
      if (status >= 500 || (isHtml && isFramed) || absent.length > 0) {
        problems.push(`${method} ${path.slice(0, 80)}: ${status} without ${absent.join(', ')}`);
      }
    }
  }
  expect(problems).toEqual([]);
});

onOneEngine('whatever is not there is guarded as the page that says so, and not kept', async ({ask}) => {
  const page = await ask('/nope');
  const folders = ['/assets/x', '/assets/js/gone.js', '/admin/gone', '/admin/files/gone.js', '/embed/gone'];
  for (const path of [...missingPaths, ...folders, '/blog/nope', '/openapi.gone', '/gone.md']) {
    const {status, headers} = await ask(path);
    expect(status, path).toBe(404);
    for (const name of securityHeaders) expect(headers[name], `${path}: ${name}`).toBe(page.headers[name]);
    expect(headers['cache-control'], path).toMatch(/^no-store$|max-age=0, must-revalidate$/);
  }
});

onOneEngine('hashed files are kept for a year, missing ones not at all', async ({ask}) => {
  const found = await ask(script);
  expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(found.headers['x-content-type-options']).toBe('nosniff');
  // It speaks to documents, and would be sent with every script.
  expect(found.headers['content-security-policy']).toBeUndefined();
  const missing = await ask('/assets/js/site.00000000.js');
  expect(missing.status).toBe(404);
  expect(missing.headers['cache-control']).toBe('no-store');
});

onOneEngine('some paths have rules of their own', async ({ask}) => {
  const header = async (path: string, name: string) => (await ask(path)).headers[name];
  expect(await header('/embed/home', 'x-frame-options')).toBe('SAMEORIGIN');
  expect(await header('/embed/home', 'content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await header('/', 'content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await header('/docs.md', 'content-type')).toBe('text/markdown; charset=utf-8');
  expect(await header('/docs.md', 'x-robots-tag')).toBe('noindex');
  expect(await header('/admin/', 'x-robots-tag')).toBe('noindex, nofollow');
  expect(await header('/admin/', 'content-security-policy')).toContain('blob:');
  expect(await header('/pagefind/pagefind-worker.js', 'content-security-policy')).toContain("'wasm-unsafe-eval'");
  expect(await header('/', 'content-security-policy')).not.toContain('unsafe-eval');
});

/** Whether a file is what pages are made of; all others are for feed readers, agents and other sites too. */
const isOfPages = (name: string): boolean => /\.(css|html|js|wasm|woff2|speculationrules)$/.test(name);

onOneEngine(
  'files that are no part of pages are open to other sites, hashed ones are kept, and nothing else is',
  async ({ask}) => {
    for (const path of [...filesOfEachKind(), '/', '/embed/home', '/admin/']) {
      const {status, headers} = await ask(path);
      expect(status, path).toBe(200);
      const isHashed = /^\/(assets|admin\/files)\//.test(path);
      expect(headers['cache-control'], path).toBe(
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
      const isOpen = !isOfPages(path) && path.includes('.');
      expect([headers['cross-origin-resource-policy'], headers['access-control-allow-origin']], path).toEqual(
        isOpen ? ['cross-origin', '*'] : ['same-origin', undefined],
      );
    }
  },
);

// What other sites may read, a browser asks in otherSites.spec.ts.
onEachEngine(
  'a browser that asks whether another site may read a page or what is not there is refused',
  async ({ask}) => {
    const headers = {Origin: 'https://other.test', 'Access-Control-Request-Method': 'GET'};
    const closed = ['/', '/docs', '/nope.txt', '/nope', script, '/_headers', '/.hosting/wrangler.json', '/LLMS.TXT'];
    for (const path of [...closed, '/llms.txt/']) {
      const {status, headers: answered} = await ask(path, {method: 'OPTIONS', headers});
      expect(status, path).toBe(405);
      expect(answered['access-control-allow-methods'], path).toBeUndefined();
    }
  },
);
