import {describeHosting} from '../../../src/pipeline/hosting/description';
import type {HeaderRule} from '../../../src/pipeline/hosting/headers';
import {parseSettings, type Settings} from '../../../src/lib/settings/parse';
import {videoIds} from '../../../src/lib/videoIds';
import {expect} from '../../support/browserTest';
import {onEachEngine} from '../../support/engines';
import fc from '../../support/properties';
import {ask} from '../../support/rawRequest';
import {expectedFrom, toSettings, type RedirectSample} from '../../support/redirectSamples';
import {withSmallSite} from '../../support/smallSite';

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
    toSettings.map((name): RedirectSample => ({
      from: `/${name}-${index}`,
      target: each[name],
      url: each[name],
      external: true,
    })),
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
