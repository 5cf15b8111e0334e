import {readersLocale} from '@site/src/lib/numbers/spelling';

test.each([
  [['de-DE', 'en'], 'de-DE'],
  [['C', 'fr'], 'fr'],
  [['not a language', 'x'], undefined],
  [[], undefined],
])('%j is read as %s', (languages, locale) => {
  expect(readersLocale(languages)).toBe(locale);
});
