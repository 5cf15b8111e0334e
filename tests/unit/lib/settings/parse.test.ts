import {parseSettings} from '@site/src/lib/settings/parse';
import {settingRules, type SettingRule} from '@site/src/lib/settings/schema';

const rules = Object.entries<SettingRule>(settingRules).map(([name, rule]) => ({name, ...rule}));

const samples: Readonly<Record<string, {good: readonly string[]; bad: readonly string[]}>> = {
  url: {
    good: ['https://www.tailor.test', 'http://localhost:3000', 'https://videos.test/embed/42?start=1'],
    bad: [
      'www.tailor.test',
      'ftp://tailor.test',
      'https://tailor.test/',
      'javascript:alert(1)',
      'https://a b',
      'https://me@tailor.test',
    ],
  },
  secureUrl: {
    good: ['https://reports.test', 'https://reports.test/site/?key=1'],
    bad: ['http://reports.test', 'reports.test', 'https://reports.test/"', 'https://reports.test/a b', 'https://a\\b'],
  },
  portalId: {good: ['12345678'], bad: ['abc', '123', '1234567890123', '12 34']},
  formId: {
    good: ['4f1c2a90-7b3d-4e6f-8a1b-2c3d4e5f6a7b'],
    bad: ['4f1c2a90', '4f1c2a90-7b3d-4e6f-8a1b-2c3d4e5f6a7b"', 'form-1'],
  },
  region: {good: ['na1', 'eu1'], bad: ['NA1', 'europe', 'na']},
  containerId: {good: ['GTM-ABC1234'], bad: ['GTM-abc', 'UA-123', 'GTM-']},
  email: {good: ['sales@tailor.test'], bad: ['sales', 'sales@tailor', 'a b@tailor.test', 'sales@tailor.test?cc=x']},
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

test('spaces around a value are cut off, and an empty value counts as unset', () => {
  expect(parseSettings({SITE_URL: ' https://www.tailor.test '}).siteUrl).toBe('https://www.tailor.test');
  expect(parseSettings({SITE_URL: '', GTM_CONTAINER_ID: '  '})).toEqual(parseSettings({}));
});

test('without any variable every address is on a reserved example domain', () => {
  const defaults = parseSettings({});
  for (const {name, kind, fallback} of rules) {
    if (fallback === undefined || kind === 'videoEmbedUrls') continue;
    expect(defaults).toHaveProperty(name, fallback);
    if (kind === 'url' || kind === 'email') {
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
