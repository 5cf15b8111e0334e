import {appendFileSync} from 'node:fs';
import {describeHosting} from '../../../src/pipeline/hosting/description';
import type {HeaderRule} from '../../../src/pipeline/hosting/headers';
import {resolveRedirects, type OutsideAddress, type Redirect} from '../../../src/lib/redirects';
import {parseSettings, type Settings} from '../../../src/lib/settings/parse';
import {settingRules} from '../../../src/lib/settings/schema';
import {videoIds} from '../../../src/lib/videoIds';
import {expect} from '../../support/browserTest';
import {daily, isAll} from '../../support/daily';
import {engines, onEachEngine, test} from '../../support/engines';
import fc from '../../support/properties';
import {ask} from '../../support/rawRequest';
import {startServer, type Engine} from '../../support/servers';
import {smallSite, withSmallSite} from '../../support/smallSite';

/** Addresses of each kind that a setting may be. */
const addresses = [
  ...[
    'https://host.test',
    'https://host.test/path',
    'https://host.test/path/',
    'http://host.test/a',
    'https://host.test:8443/a',
  ],
  ...['https://host.test/?ref=site', 'https://host.test/watch?v=a1&list=b%20c', 'https://host.test/a?b=c?d=/e'],
  ...[
    'https://host.test/#part',
    'https://host.test/a#!/b?c=d',
    'https://host.test/a?b=c#d',
    'https://host.test/?v=1#t=30s',
  ],
  ...['https://host.test/$1:name*,;=(a)?b=$c:d&*#$e', 'https://host.test/größe?ü=ä#ö', 'https://größe.test/%7Ea/%zz'],
  ...['HTTPS://Host.TEST:443/A', 'https://host.test/?', 'https://host.test/#', 'https://host.test/a//b/../c'],
  ...[`https://host.test/${'a$'.repeat(490)}`, `https://host.test/?${'b=%20&'.repeat(160)}`],
];

/** What visitors bring along. */
const queries = [
  ...['', '?', '?utm_source=x', '?utm_source=x&utm_term=a%20b%26c', '?v=other', '?a=1&a=2&a', '?=', '?&&', '?a=b?c=d'],
  ...['?q=%C3%BC', '?next=//evil.test', '?q=%0d%0aX-Injected:1', '?$args&$1', `?q=${'a'.repeat(1500)}`],
];

const toSettings = ['appUrl', 'demoVideoUrl'] as const satisfies readonly OutsideAddress[];

/** Where the query of a visitor belongs, by what a URL is made of. */
function expectedFrom(target: string, query: string): string {
  const url = new URL(target, 'http://site.test');
  const parts = [url.search, query].map((part) => part.replace(/^\?/, '')).filter((part) => part !== '');
  return new URL(`${url.origin}${url.pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}${url.hash}`).href;
}

interface Row {
  readonly from: string;
  readonly target: string;
  readonly url: string;
  readonly external: boolean;
}

/** A row for each setting that a redirect may lead to, and each kind of value that it takes. */
function outsideRows(): Row[] {
  return toSettings.flatMap((setting) =>
    addresses.flatMap((target, index) => {
      const from = `/${setting}-${index}`;
      try {
        const settings = parseSettings({[settingRules[setting].variable]: target});
        const row = resolveRedirects([{from, toSetting: setting}], settings)[0];
        return row === undefined ? [] : [{target, ...row}];
      } catch (error) {
        expect(String(error), target).toContain(`${settingRules[setting].variable} is "${target}", which is not valid`);
        return [];
      }
    }),
  );
}

const inside = ['/page', '/page?own=1', '/page#part', '/page?own=$1&own=:x#part'];

function insideRows(): Row[] {
  const table: Redirect[] = inside.map((to, index) => ({from: `/inside-${index}`, to}));
  return resolveRedirects(table, parseSettings({})).map((row, index) => ({target: inside[index] ?? '', ...row}));
}

const longHost = (id: string): string => `https://${id}.${'videos.example-'.repeat(3)}host.test/embed?id=${id}`;

/** Every setting at once, each as long as it may sensibly be. */
const everything = parseSettings({
  SITE_URL: `https://${'www.'.repeat(20)}site.test`,
  VIDEO_EMBED_URLS: JSON.stringify(Object.fromEntries(videoIds.map((id) => [id, longHost(id)]))),
  HUBSPOT_PORTAL_ID: '123456789012',
  HUBSPOT_REGION: 'eu1',
  HUBSPOT_CAPTCHA: 'on',
  GTM_CONTAINER_ID: 'GTM-ABC1234ABC12',
  REPOSITORY_URL: 'https://github.com/example/website',
  HSTS_INCLUDE_SUBDOMAINS: 'on',
  REPORTS_URL: `https://reports.test/${'a'.repeat(970)}`,
  CASE_STUDIES: 'on',
});

const rows = [...insideRows(), ...outsideRows()];

/** As many as a site has after years. */
const manyRows = Array.from({length: 3_000}, (_, index) => ({
  from: `/old-${index}-${'long-'.repeat(index % 20)}`.replace(/-$/, ''),
  url: `/page?from=${index}`,
  external: false,
}));
const manyPages = Array.from({length: 1_700}, (_, index) => `/posts/${index}-${'long-'.repeat(index % 20)}page`);

onEachEngine('every setting holds at once, and the query of a visitor with every kind of target', async ({engine}) => {
  expect(rows.length).toBeGreaterThanOrEqual(addresses.length + inside.length + 10);
  await withSmallSite(
    engine,
    {
      settings: everything,
      redirects: [...rows, ...manyRows],
      pages: ['/page'],
      furtherPages: manyPages,
    },
    async (server) => {
      for (const [index, {from, target, external}] of rows.entries()) {
        // Each query with a few of the kinds, each kind with a few of the queries; weekly each with each.
        const few = queries.filter((_, place) => (place + index) % 5 === 0);
        for (const query of isAll ? queries : few) {
          const path = `${from}${query}`;
          const {status, headers} = await ask(server.origin, path);
          expect(status, path).toBe(external ? 302 : 301);
          expect(new URL(headers.location ?? '', 'http://site.test').href, `${path} to ${target}`).toBe(
            expectedFrom(target, query),
          );
          expect(headers['x-injected'], path).toBeUndefined();
        }
      }
      const last = manyRows.at(-1);
      for (const spelling of [last?.from ?? '', `${last?.from}/`, `${last?.from}.HTML`]) {
        expect((await ask(server.origin, `${spelling}?a`)).headers.location, spelling).toBe(`${last?.url}&a`);
      }
      const {headers} = await ask(server.origin, '/page');
      for (const [name, value] of Object.entries(
        describeHosting(everything, [], ["'sha256-a'"], []).headers[0]?.set ?? {},
      ))
        expect(headers[name.toLowerCase()], name).toBe([value].flat().join(', '));
      expect(JSON.stringify(headers).length).toBeLessThan(8192);
      expect(server.log()).not.toMatch(/warn|invalid|ignoring|exceeds|emerg|error/i);
    },
  );
});

const host = fc.oneof(fc.domain(), fc.constantFrom('größe.test', 'localhost', 'a--b.test'));
const tail = fc.oneof(
  fc.webPath(),
  fc.string({maxLength: 40}),
  fc.string({unit: fc.constantFrom(..."/?#&=:;,.*$!@()[]%+~_-'aZ0ü ".split('')), maxLength: 40}),
);
const address = fc
  .tuple(fc.constantFrom('https://', 'https://', 'http://', 'HTTPS://'), host, fc.constantFrom('', '', ':8443'), tail)
  .map(([scheme, name, port, rest]) => `${scheme}${name}${port}${/^[/?#]/.test(rest) ? rest : `/${rest}`}`);
const environments = fc.record(
  {
    APP_URL: address,
    DEMO_VIDEO_URL: address,
    REPORTS_URL: address,
    REPOSITORY_URL: fc.constantFrom('https://github.com/example/website', 'git@github.com:example/a.b.git'),
    VIDEO_EMBED_URLS: fc
      .dictionary(fc.constantFrom(...videoIds), address, {maxKeys: 8})
      .map((videos) => JSON.stringify(videos)),
    HUBSPOT_PORTAL_ID: fc.constant('12345678'),
    HUBSPOT_REGION: fc.constantFrom('na1', 'eu1'),
    HUBSPOT_CAPTCHA: fc.constant('on'),
    GTM_CONTAINER_ID: fc.constant('GTM-ABC1234'),
    HSTS_INCLUDE_SUBDOMAINS: fc.constant('on'),
  },
  {requiredKeys: []},
);

/** Settings that are accepted, of those that somebody might write. */
function accepted(count: number): Settings[] {
  const found: Settings[] = [];
  for (const environment of fc.sample(environments, {numRuns: count * 40, seed: 1})) {
    try {
      const settings = parseSettings(environment);
      describeHosting(settings, [], ["'sha256-a'"], []);
      found.push(settings);
    } catch (error) {
      // Said with the name of a setting.
      expect(String(error)).toMatch(/[A-Z]+_[A-Z_]+/);
    }
    if (found.length === count) break;
  }
  return found;
}

/** The rules that settings change, each for a folder of its own. */
function changedRules(all: readonly Settings[]): HeaderRule[] {
  const rulesOf = (settings: Settings) => describeHosting(settings, [], ["'sha256-a'"], []).headers;
  const usual = rulesOf(parseSettings({}));
  return all.flatMap((settings, sample) =>
    rulesOf(settings).flatMap(({set}, rule) =>
      JSON.stringify(set) === JSON.stringify(usual[rule]?.set) ? [] : [{paths: `/sample-${sample}-${rule}/*`, set}],
    ),
  );
}

onEachEngine('whatever the settings accept, the server takes whole', async ({engine}) => {
  const settings = accepted(20);
  expect(settings.length).toBe(20);
  const samples = settings.flatMap((each, index) =>
    toSettings.map((name): Row => ({from: `/${name}-${index}`, target: each[name], url: each[name], external: true})),
  );
  const rules = changedRules(settings);
  expect(rules.length).toBeGreaterThanOrEqual(30);
  await withSmallSite(
    engine,
    {
      settings: parseSettings({}),
      redirects: samples,
      pages: [],
      files: Object.fromEntries(rules.map(({paths}) => [paths.slice(1).replace('*', 'a.bin'), 'a'])),
      change: (description) => ({...description, headers: [...description.headers.slice(0, 2), ...rules]}),
    },
    async (server) => {
      for (const {paths, set} of rules) {
        const {status, headers} = await ask(server.origin, paths.replace('*', 'a.bin'));
        expect(status, paths).toBe(200);
        for (const [name, value] of Object.entries(set))
          expect(headers[name.toLowerCase()], `${paths}: ${name}`).toBe([value].flat().join(', '));
      }
      for (const {from, target} of samples) {
        const {headers} = await ask(server.origin, `${from}?a=%20b`);
        expect(new URL(headers.location ?? '').href, target).toBe(expectedFrom(target, '?a=%20b'));
      }
      expect(server.log()).not.toMatch(/warn|invalid|ignoring|exceeds|emerg|error/i);
    },
  );
});

/** What each engine does no more than warn of, at the end of a file of its rules. */
const complaints: Readonly<Record<Engine, readonly (readonly [file: string, text: string, complaint: RegExp])[]>> = {
  cloudflare: [
    ['_headers', `/a\n  X-Long: ${'a'.repeat(2000)}\n`, /exceeds the maximum allowed length of 2000/],
    ['_headers', '/a\n  X-Empty:\n', /No header value specified/],
    ['_headers', Array.from({length: 101}, (_, at) => `/${at}\n  X-One: a\n`).join(''), /Maximum number of rules/],
    ['_redirects', '/a ftp://host.test 301\n', /or use HTTPS/],
  ],
  nginx: [
    ['.hosting/nginx-server.conf', 'types { text/html html; text/plain html; }\n', /duplicate/],
    ['.hosting/nginx-http.conf', `map $uri $long { default "${'a'.repeat(5000)}"; }\n`, /too long parameter/],
  ],
};

for (const engine of engines) {
  for (const [file, text, complaint] of daily(complaints[engine], 1)) {
    test(`${engine} is not left to serve without a rule of ${file} (${complaint.source})`, async ({originOf}) => {
      originOf(engine);
      const {site, remove} = await smallSite({settings: parseSettings({}), pages: []});
      appendFileSync(`${site}/${file}`, text);
      await expect(startServer(engine, '.', site)).rejects.toThrow(complaint);
      remove();
    });
  }
}
