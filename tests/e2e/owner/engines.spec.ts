import {appendFileSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describeHosting} from '../../../src/pipeline/hosting/description';
import {makeServerRules} from '../../../src/pipeline/publish/servers';
import {writeFiles} from '../../../src/pipeline/write';
import {parseSettings} from '../../../src/lib/settings/parse';
import {missingPaths} from '../../support/addresses';
import {expect, isAll} from '../../support/browserTest';
import {complaintsIn, logOf} from '../../support/engineLogs.mjs';
import {engines, test} from '../../support/engines';
import {disagreements, redirectFaults} from '../../support/owner/answers';
import {ownerEnvironment} from '../../support/owner/settings';
import {startServer, type Engine} from '../../support/servers';
import {dailyPages} from '../../support/sitePages';

const site = 'build-owner';
const settings = parseSettings(ownerEnvironment());

const asked = [
  ...dailyPages(site).map((page) => page.path),
  ...['/embed/home', '/admin/', '/docs.md', '/llms.txt', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...['/blog/rss.xml', '/blog/atom.xml', '/openapi.json', '/openapi.yaml', '/pagefind/pagefind-worker.js'],
  ...['/img/favicon.svg', '/favicon.ico', '/extension', '/vs/acme', '/agencies', '/careers'],
  ...missingPaths.filter((address) => isAll || !/[%\\]|^\/\//.test(address)),
];

test('both engines say the same of every address, header by header', async ({originOf}) => {
  const origins = engines.map((engine) => originOf(engine, site));
  expect(await disagreements(origins, asked)).toEqual([]);
  // The search for them compares what it has got.
  expect(await disagreements([origins[0] ?? '', originOf('nginx')], ['/careers'])).toHaveLength(1);
});

for (const engine of engines) {
  test(`each old path leads to its target with the queries of both (${engine})`, async ({originOf}) => {
    expect(await redirectFaults(originOf(engine, site), settings)).toEqual([]);
    const others = {...settings, demoVideoUrl: 'https://watch.acme.test/another?v=1'};
    expect(await redirectFaults(originOf(engine, site), others)).toHaveLength(2);
  });
}

/** The rules of a small site, in a new folder. */
async function smallSite(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-rules-'));
  const description = describeHosting(settings, [], [], ['/']);
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
    // It may go on without the rule, or refuse to start.
    const said = await startServer(engine, '.', folder).then(
      async ({stop, log}) => {
        await stop();
        return log();
      },
      (error: unknown) => String(error),
    );
    rmSync(folder, {recursive: true});
    expect(complaintsIn(said).join('\n')).toMatch(complaint);
  });
}
