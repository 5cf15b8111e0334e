import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from '@playwright/test';
import {describeHosting} from '../../../src/build/hosting/description';
import {pageAddresses} from '../../../src/build/hosting/pageAddresses';
import {makeServerRules} from '../../../src/build/publish/servers';
import {writeFiles} from '../../../src/build/publish/write';
import {redirects} from '../../../src/content/redirects';
import {resolveRedirects} from '../../../src/lib/redirects';
import {parseSettings} from '../../../src/lib/settings/parse';
import {choiceFrom} from '../../hunt/choice';
import {builtPages} from '../../support/builtPages';
import {daily} from '../../support/daily';
import {engines, test} from '../../support/engines';
import {inOtherLetters, lettersFaults, type Lead} from '../../support/otherLetters';
import {ask, type RawAnswer} from '../../support/rawRequest';
import {startServer} from '../../support/servers';

const errorPages = ['/404', '/blog/404'];

const pages: readonly Lead[] = builtPages()
  .filter(({path: address}) => address !== '/' && !errorPages.includes(address))
  .map(({path: address}) => ({from: address, to: address === '/admin' ? '/admin/' : address}));
const moved: readonly Lead[] = resolveRedirects(redirects, parseSettings(process.env)).map(({from, url}) => ({
  from,
  to: url,
}));

/** A page whose address has capitals, and an old path to it. */
const capitals: readonly Lead[] = [
  {from: '/Help/FAQ', to: '/Help/FAQ'},
  {from: '/Old-FAQ', to: '/Help/FAQ'},
];

/** A small site with its rules for both servers, in a new folder. */
async function smallSite(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-letters-'));
  const site = path.join(folder, 'build');
  const own = ['index', 'Help/FAQ', '404', 'blog/404', 'vs'].map((name) => ({
    name: `${name}.html`,
    content: '<!doctype html><title>A page</title>',
  }));
  const rows = capitals.filter(({from, to}) => from !== to).map(({from, to}) => ({from, url: to, external: false}));
  const description = describeHosting(parseSettings({}), rows, [], pageAddresses(own.map(({name}) => name)));
  await writeFiles(site, [...own, ...makeServerRules({siteDir: process.cwd()}, site, description)]);
  return folder;
}

for (const engine of engines) {
  test.describe(engine, () => {
    test('a page and an old path are found in whatever letters', async ({originOf}) => {
      expect(pages.length).toBeGreaterThanOrEqual(60);
      expect(moved.length).toBeGreaterThanOrEqual(26);
      for (const seed of daily([1, 2, 3], 1)) {
        const faults = await lettersFaults(
          (asked) => ask(originOf(engine), asked),
          [...pages, ...moved],
          choiceFrom(seed),
        );
        expect(faults, `seed ${seed}`).toEqual([]);
      }
    });

    test('files with a hash in their name are found by their own letters alone', async ({originOf}) => {
      const [, script = ''] = /(\/assets\/js\/[^"\s>]+\.js)/.exec(builtPages()[0]?.html ?? '') ?? [];
      expect((await ask(originOf(engine), script)).status).toBe(200);
      expect((await ask(originOf(engine), inOtherLetters(script, choiceFrom(1)))).status).toBe(404);
    });

    test('a page whose address has capitals is led to and not away from', async ({originOf}) => {
      originOf(engine);
      const folder = await smallSite();
      const server = await startServer(engine, '.', path.join(folder, 'build'));
      const asked = (address: string) => ask(server.origin, address);
      expect((await asked('/Help/FAQ')).status).toBe(200);
      for (let seed = 0; seed < 10; seed += 1) {
        expect(await lettersFaults(asked, capitals, choiceFrom(seed)), `seed ${seed}`).toEqual([]);
      }
      await server.stop();
      rmSync(folder, {recursive: true});
    });
  });
}

test('a server that leads in circles, nowhere, or without the query is caught', async () => {
  const wrong: Readonly<Record<string, (asked: string) => Pick<RawAnswer, 'status' | 'headers'>>> = {
    'status 404': () => ({status: 404, headers: {}}),
    'status 200': () => ({status: 200, headers: {}}),
    'leads to /A-page': () => ({status: 307, headers: {location: '/A-page'}}),
    'leads to /a-page and not to /a-page?utm_source': (asked) =>
      asked.startsWith('/a-page?') ? {status: 200, headers: {}} : {status: 307, headers: {location: '/a-page'}},
    '/a-page: status 404': (asked) =>
      asked === '/a-page' ? {status: 404, headers: {}} : {status: 307, headers: {location: asked.toLowerCase()}},
  };
  for (const [fault, answer] of Object.entries(wrong)) {
    const found: string[] = [];
    for (let seed = 0; seed < 20; seed += 1) {
      const asked = (address: string) => Promise.resolve(answer(address));
      found.push(...(await lettersFaults(asked, [{from: '/a-page', to: '/a-page'}], choiceFrom(seed))));
    }
    expect(found.join('\n')).toContain(fault);
  }
});
