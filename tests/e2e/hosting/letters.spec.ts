import {redirects} from '../../../src/content/redirects';
import {resolveRedirects} from '../../../src/lib/redirects';
import {parseSettings} from '../../../src/lib/settings/parse';
import {choiceFrom, type Choice} from '../../hunt/choice';
import {builtPages} from '../../support/builtPages';
import {daily, expect} from '../../support/browserTest';
import {onEachEngine, test} from '../../support/engines';
import {ask, type RawAnswer} from '../../support/rawRequest';
import {withSmallSite} from '../../support/smallSite';

/** A path with some of its letters, at least one, in the other case. */
function inOtherLetters(path: string, choice: Choice): string {
  const places = [...path.matchAll(/[a-z]/gi)].map(({index}) => index);
  const certain = places[choice.below(places.length)];
  return path.replaceAll(/[a-z]/gi, (letter, at: number) => {
    if (at !== certain && !choice.chance(0.4)) return letter;
    return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  });
}

/** An address and where it leads: itself for a page, another for an old path. */
interface Lead {
  readonly from: string;
  readonly to: string;
}

type Ask = (path: string) => Promise<Pick<RawAnswer, 'status' | 'headers'>>;

/** What is wrong with where addresses in other letters lead: each in one hop, with its query, to an answer. */
async function lettersFaults(ask: Ask, leads: readonly Lead[], choice: Choice): Promise<string[]> {
  const faults: string[] = [];
  for (const {from, to} of leads) {
    const path = inOtherLetters(
      from === '/' ? choice.one(['/index', '/index.html']) : from + choice.one(endings),
      choice,
    );
    const query = choice.one(['', '?utm_source=Ad&q=a%20B']);
    const {status, headers} = await ask(path + query);
    const expected = to + query;
    if (![301, 302, 307, 308].includes(status)) faults.push(`${path}: status ${status}`);
    else if (new URL(headers.location ?? '', 'http://site.test').href !== new URL(expected, 'http://site.test').href)
      faults.push(`${path}${query} leads to ${headers.location} and not to ${expected}`);
    if (!to.startsWith('/')) continue;
    const answer = await ask(expected);
    if (answer.status !== 200) faults.push(`${expected}: status ${answer.status}`);
  }
  return faults;
}

const errorPages = ['/404', '/blog/404'];

const pages: readonly Lead[] = builtPages()
  .filter(({path: address}) => !errorPages.includes(address))
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

/** What may stand behind the address of a page, in any letters, and mean the same. */
const endings = ['', '', '/', '.html', '/index', '/index.html', '.html/'] as const;

onEachEngine('a page and an old path are found in whatever letters, with whatever ending', async ({ask}) => {
  expect(pages.length).toBeGreaterThan(0);
  expect(moved.length).toBeGreaterThan(0);
  for (const seed of daily([1, 2, 3], 1)) {
    const faults = await lettersFaults((asked) => ask(asked), [...pages, ...moved], choiceFrom(seed));
    expect(faults, `seed ${seed}`).toEqual([]);
  }
});

onEachEngine('files with a hash in their name are found by their own letters alone', async ({ask}) => {
  const [, script = ''] = /(\/assets\/js\/[^"\s>]+\.js)/.exec(builtPages()[0]?.html ?? '') ?? [];
  expect((await ask(script)).status).toBe(200);
  expect((await ask(inOtherLetters(script, choiceFrom(1)))).status).toBe(404);
});

onEachEngine('a page whose address has capitals is led to and not away from', async ({engine}) => {
  const rows = capitals.filter(({from, to}) => from !== to).map(({from, to}) => ({from, url: to, external: false}));
  await withSmallSite(engine, {settings: parseSettings({}), redirects: rows, pages: ['/Help/FAQ']}, async (server) => {
    const asked = (address: string) => ask(server.origin, address);
    expect((await asked('/Help/FAQ')).status).toBe(200);
    for (let seed = 0; seed < 10; seed += 1) {
      expect(await lettersFaults(asked, capitals, choiceFrom(seed)), `seed ${seed}`).toEqual([]);
    }
  });
});

test('a server that leads in circles, nowhere, or without the query is caught', async () => {
  const wrong: Readonly<Record<string, (asked: string) => Pick<RawAnswer, 'status' | 'headers'>>> = {
    'status 404': () => ({status: 404, headers: {}}),
    'leads to /A-page': () => ({status: 307, headers: {location: '/A-page'}}),
    'leads to /a-page and not to /a-page?utm_source': () => ({status: 307, headers: {location: '/a-page'}}),
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
