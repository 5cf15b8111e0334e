import {readdirSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {expect} from '../../support/browserTest';
import {onEachEngine} from '../../support/engines';

const script = `/assets/js/${readdirSync('build/assets/js').find((name) => /^site\..*\.js$/.test(name)) ?? ''}`;

onEachEngine('scripts come compressed, as the browser can read it', async ({ask, engine}) => {
  const plain = await ask(script);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const {headers, body} = await ask(script, {headers: {'Accept-Encoding': 'gzip'}});
  expect(headers['content-encoding']).toBe('gzip');
  // Cloudflare adds it on the way.
  if (engine === 'nginx') expect(headers.vary).toContain('Accept-Encoding');
  expect(body.length).toBeLessThan(plain.body.length / 2);
  expect(gunzipSync(body).equals(plain.body)).toBe(true);
});

onEachEngine('a page that did not change is not sent again', async ({ask}) => {
  for (const path of ['/', '/docs', script]) {
    const {headers} = await ask(path);
    const tag = headers.etag ?? '';
    expect(tag, path).toMatch(/^(W\/)?"[^"]+"$/);
    const again = await ask(path, {headers: {'If-None-Match': tag}});
    expect(again.status, path).toBe(304);
    expect(again.body.length, path).toBe(0);
    const changed = await ask(path, {headers: {'If-None-Match': '"another"'}});
    expect(changed.status, path).toBe(200);
  }
  // What the browser keeps is the page itself, and not what stands in the place of another.
  for (const path of ['/nope', '/blog/nope']) {
    const {headers} = await ask(path);
    expect((await ask(path, {headers: {'If-None-Match': headers.etag ?? '*'}})).status, path).toBe(404);
  }
});

onEachEngine('HEAD answers as GET without a body and a range with the whole file', async ({ask}) => {
  for (const path of ['/', '/docs/ab-testing', '/img/favicon.svg', '/nope', '/feature-demos']) {
    const get = await ask(path);
    const head = await ask(path, {method: 'HEAD'});
    expect(head.status, path).toBe(get.status);
    expect(head.body.length, path).toBe(0);
    expect(head.headers['cache-control'], path).toBe(get.headers['cache-control']);
  }
  const range = await ask('/img/favicon.svg', {headers: {Range: 'bytes=0-9'}});
  expect(range.status).toBe(200);
  expect(range.body.length).toBeGreaterThan(10);
});

onEachEngine('nothing can be written, and the answer says what can be asked for', async ({ask}) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    // What other sites may ask for has an answer to OPTIONS: headers.spec.ts.
    for (const path of ['/', '/pricing', '/pricing%20', '/nope', '/vs/acme', '/embed/home', script]) {
      const {status, headers} = await ask(path, {method});
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
    }
  }
});

onEachEngine('compressed files are sent in the place of others only', async ({ask}) => {
  for (const path of ['/pricing.html.br', '/pricing.html.gz', `${script}.br`, `${script}.gz`]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});
