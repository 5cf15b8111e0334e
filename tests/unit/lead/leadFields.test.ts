import {emailIn, validate} from '@site/src/lead/leadFields';

const good = {email: 'ada@example.com', website: 'example.com'};

it.each([
  'example.com',
  ' example.com ',
  'https://example.com/landing?a=b#c',
  'http://shop.example.co.uk:8080/x',
  'müller.de/angebot',
  'https://xn--e1afmkfd.xn--p1ai/',
  'пример.рф',
  // The longest endings of https://data.iana.org/TLD/tlds-alpha-by-domain.txt, with and without a hyphen.
  'example.international',
  'example.northwesternmutual',
  'example.xn--vermgensberatung-pwb',
  'example.com.',
  'https://example.com./pricing',
  'example.com\u200b',
])('accepts the website %p', (website) => {
  expect(validate({...good, website})).toEqual({});
});

it.each(['example', 'exa mple.com', 'javascript:alert(1)', 'ftp://example.com', '.com', 'ada@example.com', '10.0.0.1'])(
  'refuses the website %p',
  (website) => {
    expect(validate({...good, website})).toEqual({website: 'malformed'});
  },
);

it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@@example.com', 'a b@example.com'])(
  'refuses the email %p',
  (email) => {
    expect(validate({...good, email})).toEqual({email: 'malformed'});
  },
);

it('names every empty field, the first one first', () => {
  expect(Object.entries(validate({email: ' ', website: ''}))).toEqual([
    ['email', 'missing'],
    ['website', 'missing'],
  ]);
});

it.each([
  'ada@example.com',
  ' <ada@example.com> ',
  'Ada Lovelace <ada@example.com>',
  'mailto:ada@example.com',
  'ada@example.com\u200b',
])('takes the address out of %p', (email) => {
  expect(emailIn(email)).toBe('ada@example.com');
  expect(validate({...good, email})).toEqual({});
});
