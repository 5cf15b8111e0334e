import {parseFragment} from 'parse5';
import fc from '@site/tests/support/properties';
import {readTheSame, spaces, unseen} from '@site/tests/support/typedTexts';
import {parseCount} from '@site/src/lib/experiment/counts';
import {plainText} from '@site/src/lib/numbers/plainText';
import {sentParameters} from '@site/src/lib/sentAddress';
import {readAddress} from '@site/src/lib/typed/address';
import {withoutEntities} from '@site/src/lib/typed/entities';
import {readCode} from '@site/src/lib/typed/code';
import {readWords} from '@site/src/lib/typed/words';
import {parsePattern} from '@site/src/lib/utmPattern';
import {validate} from '@site/src/lead/leadFields';
import {fromAddress} from '@site/src/tools/address/numbers';
import {parseDecimal} from '@site/src/tools/fields/parseDecimal';
import {englishSpelling} from '@site/src/lib/numbers/spelling';

readTheSame([
  ['a count', '1,500', (text) => parseCount(text)],
  ['a percentage', '2.4', (text) => parseDecimal(text, englishSpelling)],
  ['a number of any script', '١٢', plainText],
  ['a pattern', 'spring-*', parsePattern],
  ['an address', 'https://example.com/a?b=c#d', (text) => readAddress(text).text],
  ['words', 'Pricing', readWords],
  ['an email', 'ada@example.com', (email) => validate({email, website: 'example.com'})],
  ['a website', 'example.com', (website) => validate({email: 'ada@example.com', website})],
]);

test('the classes are Unicode’s', () => {
  expect(unseen.length).toBeGreaterThan(4000);
  expect(unseen).toEqual(expect.arrayContaining(['\u00ad', '\u200b', '\u2060', '\ufeff', '\u{e0100}', '\ufff0']));
  expect(spaces).toEqual(expect.arrayContaining([' ', '\t', '\u0085', '\u00a0', '\u1680', '\u2028', '\u3000']));
});

test('a space of every sort inside is a space, and in words several are one', () => {
  for (const space of spaces) {
    expect(readCode(`a${space}b`)).toBe('a b');
    expect(readWords(`a${space}${space}b`)).toBe('a b');
    expect(parsePattern(`a${space}b*`)).toBe('space');
    expect(parseCount(`1${space}500`)).toBe(1500);
  }
});

test.each(['می‌خواهم', 'नमस्‍कार', '👩‍💻 and 👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️‍🔥 1️⃣', '🏳️‍⚧️ 👩🏽‍🚀', '葛󠄀城', 'ᠮᠣ᠋'])(
  'words keep what %s is made of, and lose all else',
  (words) => {
    expect(readWords(words)).toBe(words);
    const strangers = unseen.filter((sign) => !/[\u200c\u200d\p{Variation_Selector}\u{e0000}-\u{e007f}]/u.test(sign));
    for (const sign of strangers) expect(readWords(`${words}${sign} ${sign}a`)).toBe(`${words} a`);
  },
);

/** What HTML's own rules make of a text. */
const parsed = (text: string): string => {
  const [node] = parseFragment(text).childNodes;
  return node !== undefined && 'value' in node ? node.value : '';
};

test('what HTML’s rules decode in an address is decoded, once', () => {
  const ascii = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index));
  for (const sign of ascii) {
    const point = sign.charCodeAt(0);
    for (const written of [`&#${point};`, `&#0${point};`, `&#x${point.toString(16)};`, `&#X00${point.toString(16)};`]) {
      expect([written, withoutEntities(`a${written}b`)]).toEqual([written, parsed(`a${written}b`)]);
    }
  }
  const names =
    'amp AMP lt LT gt GT quot QUOT apos excl num dollar percnt lpar rpar ast plus comma period sol colon semi equals ' +
    'quest commat lsqb lbrack bsol rsqb rbrack Hat lowbar grave lcub lbrace vert rcub rbrace hyphen Tab NewLine nbsp ' +
    'shy NoBreak zwj zwnj lrm rlm';
  for (const name of names.split(' ')) {
    expect([name, withoutEntities(`a&${name};b`)]).toEqual([name, parsed(`a&${name};b`)]);
  }
  expect(withoutEntities('&amp;amp;')).toBe('&amp;');
  expect(withoutEntities('?a=1&copy=2&b;c&#x110000;')).toBe('?a=1&copy=2&b;c&#x110000;');
});

test('an address from HTML is the one that it came from, and says so', () => {
  const address = 'https://example.com/?a=1&utm_source=mail';
  for (const entity of ['&amp;', '&AMP;', '&#38;', '&#038;', '&#x26;']) {
    const {text, notes} = readAddress(address.replace('&', entity));
    expect(text).toBe(address);
    expect(notes.join()).toContain(`${entity} is read as &`);
  }
  expect(readAddress(address).notes).toEqual([]);
});

test.each([
  ['<https://example.com/a>.', 'https://example.com/a'],
  ['(https://example.com/a).', 'https://example.com/a'],
  ['“https://example.com/a?b=c”,', 'https://example.com/a?b=c'],
  ['https://example.com/a?b=c&gt;', 'https://example.com/a?b=c'],
  ['https://example.com/#prices.', 'https://example.com/#prices'],
  ['https://example.com/a?b=c).&amp;', 'https://example.com/a?b=c'],
])('%s stood in a text, and is %s', (typed, address) => {
  const {text, notes} = readAddress(typed);
  expect(text).toBe(address);
  expect(notes.join()).toContain('around it is left out');
});

test.each([
  'https://example.com/a_(b)',
  '?a=Sale!',
  '?a=(b)',
  '?a=“b”',
  '?a={{ x }}',
  '?a=<%= x %>',
  '?a=$5.',
  'http://[::1]',
])('%s stays whole', (address) => expect(readAddress(address)).toEqual({text: address, notes: []}));

test('parameters are what the platform sends of them, whatever is typed', () => {
  const value = fc.string({unit: 'binary'}).map((text) => text.replace(/[&#\t\r\n]/g, ''));
  fc.assert(
    fc.property(
      value,
      fc.constantFrom('https://example.com/', 'app://example.com/', 'https://größe.example/'),
      (typed, page) => {
        const sent = new URL(`${page}?a=x${typed}x`).search.slice('?a='.length);
        expect(sentParameters(`${page}?a=x${typed}x`)).toEqual([{name: 'a', value: sent}]);
      },
    ),
  );
});

test('a link that a mail program sent keeps its choices and numbers, and free texts their ends', () => {
  expect(fromAddress('sides', '1).', englishSpelling)).toBe('1');
  for (const pair of [
    ...['kind=rate', 'stop=pocock', 'rule=pocock', 'parameter=utm_term', 'rows=several', 'tryOn=built', 'alpha=0.05'],
    ...['versions=3', 'scheme=off', 'page=other', 'wanted=2.4', 'start=2026-03-02'],
  ]) {
    const [name = '', value = ''] = pair.split('=');
    expect([name, fromAddress(name, `${value}).`, englishSpelling)]).toEqual([name, value]);
  }
  expect(fromAddress('lift', '20&gt;', englishSpelling)).toBe('20');
  expect(fromAddress('lift', '20%', englishSpelling)).toBe('20%');
  expect(fromAddress('owner', 'Ann (Growth).', englishSpelling)).toBe('Ann (Growth).');
});
