import {appendFileSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {redirects} from '../../../src/content/redirects';
import {describeHosting} from '../../../src/build/hosting/description';
import {makeServerRules} from '../../../src/build/publish/servers';
import {writeFiles} from '../../../src/build/publish/write';
import {resolveRedirects} from '../../../src/lib/redirects';
import {parseSettings} from '../../../src/lib/settings/parse';
import {missingPaths} from '../../support/addresses';
import {expect, isAll} from '../../support/browserTest';
import {complaintsIn, logOf} from '../../support/engineLogs.mjs';
import {engines, test} from '../../support/engines';
import {ownerEnvironment} from '../../support/owner/settings';
import {ask, type RawAnswer} from '../../support/rawRequest';
import {startServer, type Engine} from '../../support/servers';
import {isFirstOfItsKind, sitePages} from '../../support/sitePages';

const site = 'build-owner';
const rows = resolveRedirects(redirects, parseSettings(ownerEnvironment()));
const visitors = 'utm_source=old&q=a%20b';

/** Headers that an engine writes on its own account, about the transfer. */
const ofTheTransfer = [
  ...['cf-cache-status', 'connection', 'content-length', 'date', 'etag', 'keep-alive', 'last-modified', 'server'],
  ...['transfer-encoding', 'vary'],
];

/** What an answer says, header by header. */
function said({status, headers}: RawAnswer): Readonly<Record<string, unknown>> {
  const entries = Object.entries(headers).filter(
    // An answer that leads elsewhere has no content to speak of.
    ([name]) => !ofTheTransfer.includes(name) && !(status < 400 && status >= 300 && name === 'content-type'),
  );
  return {status, ...Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)))};
}

const asked = [
  ...sitePages(site)
    .map((page) => page.path)
    .filter((address) => isAll || isFirstOfItsKind(address, site)),
  ...['/embed/home', '/admin/', '/docs.md', '/llms.txt', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...['/blog/rss.xml', '/blog/atom.xml', '/openapi.json', '/openapi.yaml', '/pagefind/pagefind-worker.js'],
  ...['/img/favicon.svg', '/favicon.ico', '/extension', '/vs/acme', '/agencies', '/careers'],
  ...missingPaths.filter((address) => isAll || !/[%\\]|^\/\//.test(address)),
];

test('both engines say the same of every address, header by header', async ({originOf}) => {
  const origins = engines.map((engine) => originOf(engine, site));
  expect(asked.length).toBeGreaterThan(60);
  for (const address of asked) {
    const [one, other] = await Promise.all(origins.map(async (origin) => said(await ask(origin, address))));
    expect.soft(other, address).toEqual(one);
  }
});

for (const engine of engines) {
  test(`each old path leads to its target with the queries of both (${engine})`, async ({originOf}) => {
    for (const {from, url, external} of rows) {
      for (const query of ['', `?${visitors}`]) {
        const {status, headers} = await ask(originOf(engine, site), `${from}${query}`);
        const expected = new URL(url, 'http://site.test');
        for (const [name, value] of new URLSearchParams(query)) expected.searchParams.append(name, value);
        const found = new URL(headers.location ?? '', 'http://site.test');
        expect.soft(status, from).toBe(external ? 302 : 301);
        expect
          .soft([found.origin, found.pathname, found.hash], from + query)
          .toEqual([expected.origin, expected.pathname, expected.hash]);
        expect.soft([...found.searchParams], from + query).toEqual([...expected.searchParams]);
      }
    }
  });
}

/** The rules of a small site, in a new folder. */
async function smallSite(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-rules-'));
  const description = describeHosting(parseSettings(ownerEnvironment()), rows, [], ['/']);
  const pages = ['index.html', '404.html'].map((name) => ({name, content: '<!doctype html><title>A page</title>'}));
  await writeFiles(folder, [...pages, ...makeServerRules({siteDir: process.cwd()}, folder, description)]);
  return folder;
}

// They say it as they start.
test('neither engine finds fault with the rules of either build', ({originOf}) => {
  for (const engine of engines) {
    for (const folder of ['build', site] as const) {
      expect(originOf(engine, folder)).toBeTruthy();
      expect(complaintsIn(readFileSync(logOf(folder, engine), 'utf8'))).toEqual([]);
    }
  }
});

/** What is added to the rules, and what the engine says to it. */
const faulty: Readonly<Record<Engine, readonly [file: string, rule: string, complaint: RegExp]>> = {
  cloudflare: ['_headers', `/x\n  X-Long: ${'a'.repeat(2000)}\n`, /exceeds the maximum allowed length/],
  nginx: ['.hosting/nginx-server.conf', 'gzip_types text/html;\n', /\[warn\].*text\/html/],
};

for (const engine of engines) {
  test(`what an engine would ignore is heard (${engine})`, async ({originOf}) => {
    expect(originOf(engine, site)).toBeTruthy();
    const folder = await smallSite();
    const [file, rule, complaint] = faulty[engine];
    appendFileSync(path.join(folder, file), rule);
    const server = await startServer(engine, '.', folder);
    await server.stop();
    rmSync(folder, {recursive: true});
    expect(complaintsIn(server.output()).join('\n')).toMatch(complaint);
  });
}
