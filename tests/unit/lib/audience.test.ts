import {audienceHref, audiences, languageOf, parseAudience} from '@site/src/lib/audience';

test('there are five audiences, the default first', () => {
  expect(audiences).toEqual(['default', 'perfmarketing', 'mentalwellness', 'ecomm', 'german']);
});

test.each(audiences)('audience=%s is taken', (audience) => {
  expect(parseAudience(`?audience=${audience}`)).toBe(audience);
});

test.each([
  ['', 'default'],
  ['?audience=', 'default'],
  ['?locale=de-DE', 'german'],
  ['?audience=ecomm&locale=de-DE', 'german'],
  ['?locale=fr-FR&audience=ecomm', 'ecomm'],
  ['?locale=de', 'default'],
  ['?audience=ecomm&audience=german', 'ecomm'],
  ['?audience=nobody&audience=german', 'default'],
  ['?locale=fr-FR&locale=de-DE', 'default'],
  ['?utm_source=mail&audience=perfmarketing', 'perfmarketing'],
])('"%s" selects %s', (search, audience) => {
  expect(parseAudience(search)).toBe(audience);
});

test.each([
  'audience=ECOMM',
  'audience= ecomm',
  'audience=<script>alert(1)</script>',
  'audience=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'audience=__proto__',
  'audience=constructor',
  'audience[]=ecomm',
  'Audience=ecomm',
  `audience=${'ecomm'.repeat(10_000)}`,
  'audience=%E0%A4%A',
  'audience=ecomm%00',
  'locale=de-DE%22',
])('the hostile or unknown %.60s is ignored', (query) => {
  expect(parseAudience(`?${query}`)).toBe('default');
});

test('only the German audience reads German', () => {
  expect(audiences.map(languageOf)).toEqual(['en', 'en', 'en', 'en', 'de']);
});

test.each([
  ['default', '', '/'],
  ['default', '?audience=german&locale=de-DE', '/'],
  ['ecomm', '', '/?audience=ecomm'],
  ['ecomm', '?locale=de-DE', '/?audience=ecomm'],
  ['german', '?audience=ecomm', '/?audience=german&locale=de-DE'],
  ['german', '?utm_source=mail&utm_campaign=a%20b', '/?utm_source=mail&utm_campaign=a+b&audience=german&locale=de-DE'],
  ['default', '?utm_source=mail&audience=ecomm', '/?utm_source=mail'],
] as const)('choosing %s at "%s" leads to %s', (audience, search, href) => {
  expect(audienceHref(audience, search)).toBe(href);
});

test('a choice is read back as it was made', () => {
  for (const audience of audiences) {
    expect(parseAudience(audienceHref(audience, '?utm_source=mail').slice(1))).toBe(audience);
  }
});
