import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {redirects} from '../../../src/content/redirects';
import {headersFile, redirectsFile, wranglerConfiguration} from '../../../src/build/hosting/cloudflare';
import {describeHosting} from '../../../src/build/hosting/description';
import {inlineScriptHashes} from '../../../src/build/hosting/inlineScripts';
import {nginxHttp} from '../../../src/build/hosting/nginxMaps';
import {nginxServer} from '../../../src/build/hosting/nginxServer';
import {pageAddresses} from '../../../src/build/hosting/pageAddresses';
import {resolveRedirects} from '../../../src/lib/redirects';
import {pageFiles} from '../../../src/build/plugins/server-rules/pageFiles';
import {parseSettings} from '../../../src/lib/settings/parse';
import {hostilePaths, missingPaths, otherSpellings, securityHeaders} from '../../support/addresses';
import {engines, test} from '../../support/engines';
import {ask, askToTheEnd} from '../../support/rawRequest';
import {sitePages} from '../../support/sitePages';

const settings = parseSettings(process.env);
const rows = resolveRedirects(redirects, settings);

/** Pages outside the sitemap that have inline scripts too. */
const otherRoutes = ['/404', '/blog/404', '/extension', '/tai-test', '/agencies'];

test('the two servers agree on every header of the description and on where each address ends', async ({originOf}) => {
  const paths = [...sitePages().map(({path}) => path), ...Object.keys(otherSpellings), ...missingPaths];
  const compared = [
    ...securityHeaders,
    'speculation-rules',
    'cache-control',
    'content-type',
    'x-robots-tag',
    'access-control-allow-origin',
  ];
  for (const path of [
    ...paths,
    '/admin/',
    '/embed/home',
    '/openapi.yaml',
    '/img/favicon.svg',
    '/llms.txt',
    '/blog/rss.xml',
  ]) {
    const [one, other] = await Promise.all(engines.map((engine) => askToTheEnd(originOf(engine), path)));
    expect(other?.status, path).toBe(one?.status);
    expect(other?.path, path).toBe(one?.path);
    for (const name of compared) expect(other?.headers[name], `${path}: ${name}`).toBe(one?.headers[name]);
    expect(other?.body.equals(one?.body ?? Buffer.of()), path).toBe(true);
  }
  // nginx refuses an address that is malformed or too long as such, Cloudflare's engine looks for it in vain.
  const refusals = [400, 414];
  for (const path of hostilePaths) {
    const [one, other] = await Promise.all(
      engines.map(async (engine) => {
        const {status, headers} = await ask(originOf(engine), path);
        return [refusals.includes(status) ? 404 : status, headers.location];
      }),
    );
    expect(other, path).toEqual(one);
  }
});

test('the rules in the build are those of the description', async () => {
  const files = await pageFiles(path.resolve('build'), ['/', ...sitePages().map((page) => page.path), ...otherRoutes]);
  const hashes = inlineScriptHashes(files.map((file) => readFileSync(file, 'utf8')));
  const description = describeHosting(settings, rows, hashes, pageAddresses(path.resolve('build'), files));
  const built = (name: string): string => readFileSync(path.join('build', name), 'utf8');
  expect(built('_redirects')).toBe(redirectsFile(description));
  expect(built('_headers')).toBe(headersFile(description));
  expect(built('.hosting/nginx-http.conf')).toBe(nginxHttp(description));
  expect(built('.hosting/nginx-server.conf')).toBe(nginxServer(description));
  const folders = {worker: '../../src/build/server/worker.ts', site: '..'};
  expect(built('.hosting/wrangler.json')).toBe(wranglerConfiguration(description, folders));
});
