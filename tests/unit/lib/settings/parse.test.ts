import {below} from '@site/src/lib/settings/address';
import {parseSettings, type Settings} from '@site/src/lib/settings/parse';
import {settingRules, type SettingRule} from '@site/src/lib/settings/schema';

const rules = Object.entries<SettingRule>(settingRules).map(([name, rule]) => ({name, ...rule}));

/** Values that no address may be, whatever else it is. */
const noAddress = [
  ...['www.tailor.test', 'ftp://tailor.test', 'javascript:alert(1)', 'https://', 'https:/tailor.test', '//tailor.test'],
  ...['https://a b', 'https://tailor.test/a b', 'https://tailor.test/"', 'https://tailor.test/a\nb', 'https://a\\b'],
  ...["https://tailor.test/'", 'https://tailor.test/<b>', 'https://tailor.test/{id}', 'https://tailor.test/a^b`|'],
  ...[
    'https://me@tailor.test',
    // Not written as one, since it looks like a secret.
    ['https://me:', 'a@tailor.test'].join(''),
    'https://a;b.test',
    'https://a,b.test',
    'https://*.test',
  ],
  ...['https://-a.test', 'https://a..test', `https://${'a'.repeat(64)}.test`, 'https://[::1]/', 'https://a.test:99999'],
  `https://tailor.test/${'a'.repeat(981)}`,
];

/** Names of hosts have 253 characters at most (RFC 1035), in parts of 63. */
const longHost = (length: number): string => `https://${`${'a'.repeat(49)}.`.repeat(5)}${'b'.repeat(length - 250)}`;

const samples: Readonly<Record<string, {good: readonly string[]; bad: readonly string[]}>> = {
  origin: {
    good: ['https://www.tailor.test', 'http://localhost:3000', 'https://xn--mnchen-3ya.test'],
    bad: [...noAddress, 'https://tailor.test/site', 'https://tailor.test?a', 'https://tailor.test/#a'],
  },
  base: {
    good: ['https://app.tailor.test', 'https://tailor.test/app/?ref=site', 'http://tailor.test:8080/app'],
    bad: [...noAddress, 'https://app.tailor.test/#/home', 'https://app.tailor.test#'],
  },
  plainBase: {
    good: ['https://api.tailor.test', 'https://tailor.test:8443/api/v2'],
    bad: [...noAddress, 'https://tailor.test/api?key=1', 'https://tailor.test/api#a', 'https://tailor.test/$api'],
  },
  url: {
    good: [
      ...[
        'https://www.tailor.test',
        'https://videos.test/embed/42?start=1',
        'https://videos.test/a,b;c*d$1:e?f=:g#t=1',
      ],
      ...['https://videos.test/42/', 'https://videos.test/%7Ea?b=%zz', `https://tailor.test/${'a'.repeat(980)}`],
      `https://${'a'.repeat(63)}.test`,
      longHost(253),
    ],
    bad: [...noAddress, longHost(254)],
  },
  repository: {
    good: ['https://github.com/example/website', 'https://git.example.test/teams/web/site'],
    bad: [
      ...[
        ...noAddress,
        'https://github.com/example',
        'https://github.com',
        'https://github.com/example/site/issues',
        'https://github.com/example/site/tree/main',
      ],
      ...['https://github.com/example/site?tab=readme', 'git@github.com:example', 'example/site'],
    ],
  },
  secureUrl: {
    good: ['https://reports.test', 'https://reports.test/site/?key=1'],
    bad: [...noAddress, 'http://reports.test', 'https://reports.test/#a'],
  },
  portalId: {good: ['12345678', '1234', '123456789012'], bad: ['abc', '123', '1234567890123', '12 34']},
  formId: {
    good: ['4f1c2a90-7b3d-4e6f-8a1b-2c3d4e5f6a7b'],
    bad: ['4f1c2a90', '4f1c2a90-7b3d-4e6f-8a1b-2c3d4e5f6a7b"', 'form-1'],
  },
  region: {good: ['na1', 'eu1'], bad: ['NA1', 'europe', 'na']},
  containerId: {
    good: ['GTM-ABC1234', 'GTM-ABCD', 'GTM-ABCDEFGHIJKL'],
    bad: ['GTM-abc', 'UA-123', 'GTM-', 'GTM-ABC', 'GTM-ABCDEFGHIJKLM'],
  },
  email: {
    good: [
      'sales@tailor.test',
      'sales@tailor.international',
      'sales@shop.tailor.xn--vermgensberatung-pwb',
      // The most before the @ (RFC 5321, 4.5.3.1.1).
      `${'a'.repeat(64)}@tailor.test`,
    ],
    bad: [
      `${'a'.repeat(65)}@tailor.test`,
      'sales',
      'sales@tailor',
      'a b@tailor.test',
      'sales@tailor.test?cc=x',
      'a#b@tailor.test',
      'a%b@tailor.test',
    ],
  },
  date: {
    good: ['2026-12-24', '2024-02-29'],
    bad: ['24.12.2026', '2026-02-30', '2026-12-24T00:00:00.000Z', '2026-13-01', 'tomorrow', '2026-1-1'],
  },
  flag: {good: ['on'], bad: ['off', 'true', 'On', '1']},
  // What it accepts is read into a map, below.
  videoEmbedUrls: {
    good: [],
    bad: [
      'https://videos.test/embed/42',
      '["https://videos.test/embed/42"]',
      'null',
      '{"hoem": "https://videos.test/embed/42"}',
      '{"home": 42}',
      '{"home": "http://videos.test/embed/42"}',
      '{"home": "javascript:alert(1)"}',
      '{"home": "https://"}',
      ...noAddress.map((address) => JSON.stringify({home: address})),
      '{"home": "https://videos.test/\\"onload=alert(1)"}',
      '{"constructor": "https://videos.test/embed/42"}',
    ],
  },
};

const cases = (quality: 'good' | 'bad') =>
  rules.flatMap(({name, variable, kind}) => (samples[kind]?.[quality] ?? []).map((value) => ({name, variable, value})));

test('every setting is tested', () => {
  expect(rules.length).toBeGreaterThanOrEqual(12);
  expect(rules.filter(({kind}) => !(kind in samples))).toEqual([]);
  expect(new Set(rules.map(({variable}) => variable)).size).toBe(rules.length);
});

test.each(cases('good'))('$variable accepts $value', ({name, variable, value}) => {
  expect(parseSettings({[variable]: value})).toHaveProperty(name, value);
});

test.each(cases('bad'))('$variable refuses $value, naming variable, value and expectation', ({variable, value}) => {
  expect(() => parseSettings({[variable]: value})).toThrow(`${variable} is "${value}", which is not valid. Expected `);
});

/** Values that mean something else than they say, letter by letter. */
const meant: readonly (readonly [variable: string, name: keyof Settings, given: string, read: string])[] = [
  ['SITE_URL', 'siteUrl', 'https://www.Tailor.test/', 'https://www.tailor.test'],
  ['SITE_URL', 'siteUrl', 'HTTPS://tailor.test:443', 'https://tailor.test'],
  ['SITE_URL', 'siteUrl', 'https://münchen.test', 'https://xn--mnchen-3ya.test'],
  ['APP_URL', 'appUrl', 'https://app.tailor.test/?', 'https://app.tailor.test'],
  ['API_URL', 'apiUrl', 'https://tailor.test/api/', 'https://tailor.test/api'],
  ['DEMO_VIDEO_URL', 'demoVideoUrl', 'https://videos.test/größe?#', 'https://videos.test/gr%C3%B6%C3%9Fe'],
  ['REPOSITORY_URL', 'repositoryUrl', 'https://github.com/example/website.git', 'https://github.com/example/website'],
  ['REPOSITORY_URL', 'repositoryUrl', 'https://github.com/example/website/', 'https://github.com/example/website'],
  ['REPOSITORY_URL', 'repositoryUrl', 'git@github.com:example/website.git', 'https://github.com/example/website'],
  [
    'REPOSITORY_URL',
    'repositoryUrl',
    'git+https://github.com/example/website.git',
    'https://github.com/example/website',
  ],
  ['REPOSITORY_URL', 'repositoryUrl', 'git://github.com/example/website.git', 'https://github.com/example/website'],
  ['REPOSITORY_URL', 'repositoryUrl', 'ssh://git@github.com/example/website', 'https://github.com/example/website'],
];

test.each(meant)('%s as %s: %s is read as %s', (variable, name, given, read) => {
  expect(parseSettings({[variable]: given})[name]).toBe(read);
});

test.each([
  ['www.tailor.test', 'https://www.tailor.test'],
  ['https://tailor.test/shop?a#b', 'https://tailor.test'],
  [['http://me:', 'a@localhost:3000/'].join(''), 'http://localhost:3000'],
  ['not an address', 'https://www.example.com'],
])('SITE_URL %s: the message says to write %s', (given, suggested) => {
  expect(() => parseSettings({SITE_URL: given})).toThrow(`such as ${suggested}.`);
});

test('what is below an address has its query, and one slash between', () => {
  expect(below('https://app.test', '/settings')).toBe('https://app.test/settings');
  expect(below('https://site.test/app/?ref=site', '/settings')).toBe('https://site.test/app/settings?ref=site');
});

test('spaces around a value are cut off, and an empty value counts as unset', () => {
  expect(parseSettings({SITE_URL: ' https://www.tailor.test '}).siteUrl).toBe('https://www.tailor.test');
  expect(parseSettings({SITE_URL: '', GTM_CONTAINER_ID: '  '})).toEqual(parseSettings({}));
});

test('without any variable every address is on a reserved example domain', () => {
  const defaults = parseSettings({});
  for (const {name, kind, fallback} of rules) {
    if (fallback === undefined || kind === 'videoEmbedUrls') continue;
    expect(defaults).toHaveProperty(name, fallback);
    if (['origin', 'base', 'plainBase', 'url', 'email'].includes(kind)) {
      expect(fallback).toMatch(/[./@]example\.com(\/|$)/);
    }
  }
});

test('the defaults meet their own rules', () => {
  const environment = Object.fromEntries(rules.map(({variable, fallback}) => [variable, fallback]));
  expect(parseSettings(environment)).toEqual(parseSettings({}));
});

test('an outside embed is named for some videos; unset, every video has the site’s own player', () => {
  expect(parseSettings({}).videoEmbedUrls).toEqual({});
  const urls = {home: 'https://videos.test/embed/42?start=1', 'ab-testing': 'https://videos.test/embed/42'};
  expect(parseSettings({VIDEO_EMBED_URLS: JSON.stringify(urls)}).videoEmbedUrls).toEqual(urls);
  expect(() => parseSettings({VIDEO_EMBED_URLS: 'null'})).toThrow(
    'Expected a JSON object from video id to https address',
  );
});
