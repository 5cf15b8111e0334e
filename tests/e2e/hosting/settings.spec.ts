import {describeHosting} from '../../../src/pipeline/hosting/description';
import {resolveRedirects, type Redirect} from '../../../src/lib/redirects';
import {parseSettings} from '../../../src/lib/settings/parse';
import {settingRules} from '../../../src/lib/settings/schema';
import {videoIds} from '../../../src/lib/videoIds';
import {expect} from '../../support/browserTest';
import {isAll} from '../../support/daily';
import {onEachEngine} from '../../support/engines';
import {ask} from '../../support/rawRequest';
import {expectedFrom, toSettings, type RedirectSample} from '../../support/redirectSamples';
import {withSmallSite} from '../../support/smallSite';

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

/** A row for each setting that a redirect may lead to, and each kind of value that it takes. */
function outsideRows(): RedirectSample[] {
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

function insideRows(): RedirectSample[] {
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
