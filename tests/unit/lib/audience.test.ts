import {debrisOf} from '@site/tests/support/addresses';
import {charactersWith} from '@site/tests/support/characters';
import fc from '@site/tests/support/properties';
import {audienceHref, audiences, languageOf, parseAudience} from '@site/src/lib/audience';

test('there are five audiences, the default first', () => {
  expect(audiences).toEqual(['default', 'perfmarketing', 'mentalwellness', 'ecomm', 'german']);
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

test('whatever else is written selects the default', () => {
  const almost = [
    ...audiences,
    'ECOMM',
    ' ecomm',
    '__proto__',
    'constructor',
    'ecomm'.repeat(10_000),
    'ecommé',
    'de-DEx',
  ];
  const value = fc.oneof(fc.constantFrom(...almost), fc.string({unit: 'binary'}));
  fc.assert(
    fc.property(fc.constantFrom('audience', 'locale', 'Audience', 'audience[]'), value, (name, text) => {
      // What is left behind the value of a link is the next test's.
      fc.pre(!audiences.some((audience) => text.startsWith(audience)) || /[\p{L}\p{N}]$/u.test(text));
      fc.pre(name !== 'audience' || !audiences.some((audience) => audience === text));
      expect(parseAudience(`?${new URLSearchParams({[name]: text}).toString()}`)).toBe('default');
      expect(parseAudience(`?${name}=${text.replaceAll(/[&#]/g, '%')}`)).toBe('default');
    }),
  );
});

test('a value that a mail program left something behind is the value that was meant', () => {
  const left = ['', ...charactersWith('White_Space'), ...charactersWith('Default_Ignorable_Code_Point')]
    .map(encodeURIComponent)
    .concat(debrisOf(''), '&amp;', '%26amp%3B', '%26%2338%3B', '%26gt%3B).');
  for (const debris of left) {
    expect([debris, parseAudience(`?audience=ecomm${debris}`)]).toEqual([debris, 'ecomm']);
    expect([debris, parseAudience(`?utm_source=mail&locale=de-DE${debris}`)]).toEqual([debris, 'german']);
  }
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
