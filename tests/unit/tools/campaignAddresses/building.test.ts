import fc from '@site/tests/support/properties';
import {readBase} from '@site/src/tools/campaignAddresses/baseAddress';
import {buildAddress, type AddressParts} from '@site/src/tools/campaignAddresses/buildAddress';
import {buildWords, noticeWords} from '@site/src/tools/campaignAddresses/buildWords';
import {byScheme, encodeValue, followsScheme} from '@site/src/tools/campaignAddresses/namingScheme';
import {placeholderForms} from '@site/src/content/adPlaceholders';
import {readWords} from '@site/src/lib/typed/words';
import {testUtm} from '@site/src/lib/utmTest';

const parts = (given: Partial<AddressParts>): AddressParts => ({
  base: 'https://example.com/',
  source: '',
  medium: '',
  campaign: '',
  term: '',
  content: '',
  ...given,
});

const addressOf = (given: Partial<AddressParts>, usesScheme = true): string => {
  const built = buildAddress(parts(given), usesScheme);
  return 'address' in built ? built.address : built.problem;
};

it.each([
  ['example.com', 'https://example.com/'],
  [' https://example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
  ['http://example.com?b=c', 'http://example.com/?b=c'],
  ['HTTPS://Example.com/A', 'https://example.com/A'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['localhost:3000', 'https://localhost:3000/'],
  ['http://[::1]:3000/a', 'http://[::1]:3000/a'],
  ['münchen.example/straße', 'https://xn--mnchen-3ya.example/stra%C3%9Fe'],
])('reads %j as a base', (typed, address) => {
  expect(readBase(typed)).toMatchObject({text: address});
});

it.each([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['https://example.com/a b', 'space'],
  ['java\nscript:alert(1)', 'scheme'],
  ['\u0001javascript:alert(1)', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['JavaScript:alert(1)//example.com', 'scheme'],
  ['data:text/html,<script>alert(1)</script>', 'scheme'],
  ['mailto:a@example.com', 'scheme'],
  ['ftp://example.com', 'scheme'],
  ['https://name:word@example.com', 'account'],
  ['google.com@example.com', 'account'],
  ['https:example.com', 'noAddress'],
  ['https:\\\\example.com', 'noAddress'],
  ['//example.com', 'noAddress'],
  ['/spring', 'noAddress'],
  ['spring', 'noAddress'],
  ['https://', 'noAddress'],
  ['https://..', 'noAddress'],
  ['javascript:1', 'noAddress'],
])('refuses %j as a base: %s', (typed, problem) => {
  expect(readBase(typed)).toBe(problem);
});

it('lets nothing but web pages through, whatever is typed', () => {
  const begin = fc.constantFrom('', 'javascript:', 'https://', 'http:', '//', ' ', '\u0001', 'java\tscript:', 'data:');
  fc.assert(
    fc.property(begin, fc.string({unit: 'binary'}), (scheme, rest) => {
      const base = readBase(scheme + rest);
      return typeof base === 'string' || /^https?:$/.test(new URL(base.text).protocol);
    }),
  );
});

it.each([
  ['Spring Sale', 'spring-sale'],
  ['spring_sale', 'spring-sale'],
  ['  50% off — now! ', '50-off-now'],
  ['Frühling & Café', 'fruehling-cafe'],
  ['GROẞE Straße', 'grosse-strasse'],
  ['Äpfel Öl Æsop Œuvre Ørsted Łódź Đa sarı', 'aepfel-oel-aesop-oeuvre-orsted-lodz-da-sari'],
  ['Mother’s Day', 'mothers-day'],
  ['Ad {keyword} X', 'ad-{keyword}-x'],
  ['{{campaign.name}}', '{{campaign.name}}'],
  ['春のセール', '春のセール'],
  ['spring-sale', 'spring-sale'],
  ['', ''],
])('the scheme writes %j as %j', (value, written) => {
  expect(byScheme(value)).toBe(written);
});

it('the scheme changes nothing twice', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (value) => {
      const once = byScheme(value);
      expect(byScheme(once)).toBe(once);
      expect(once === value || followsScheme(once)).toBe(true);
    }),
  );
});

it.each<[Partial<AddressParts>, string]>([
  [{source: 'a', medium: 'b', campaign: 'C d'}, 'https://example.com/?utm_source=a&utm_medium=b&utm_campaign=c-d'],
  [{base: 'example.com/p?x=1&&y#top', source: 'a'}, 'https://example.com/p?x=1&y&utm_source=a#top'],
  [{base: 'example.com/?utm_source=old&x=1', source: 'a'}, 'https://example.com/?x=1&utm_source=a'],
  [{base: 'example.com/?utm_source=old', medium: 'b'}, 'https://example.com/?utm_source=old&utm_medium=b'],
  [{base: 'example.com/#?utm_source=old', source: 'a'}, 'https://example.com/?utm_source=a#?utm_source=old'],
  [{term: '{keyword}'}, 'https://example.com/?utm_term={keyword}'],
  [{}, 'https://example.com/'],
])('builds from %j', (given, address) => {
  expect(addressOf(given)).toBe(address);
});

it('keeps the spelling where the scheme is off, and says how it arrives', () => {
  const built = buildAddress(parts({campaign: 'Spring & Sale'}), false);
  expect(built).toMatchObject({
    address: 'https://example.com/?utm_campaign=Spring%20%26%20Sale',
    notices: [{kind: 'offScheme', arrives: 'Spring%20%26%20Sale'}],
  });
  expect(buildWords([built], {leftOut: 0, notes: [], problem: undefined})).toMatchObject({
    tone: 'caution',
    title: 'The URL is ready.',
  });
});

it.each<[Partial<AddressParts>, RegExp]>([
  [{campaign: 'Spring Sale'}, /“Spring Sale” is written spring-sale/],
  [{base: 'example.com/?utm_source=old', source: 'new'}, /had utm_source=old.*replaces/],
  [{base: 'example.com/#plans', source: 'new'}, /go before #plans/],
  [{base: 'http://example.com', source: 'new'}, /not on https/],
  [{}, /No UTM values yet/],
  [{content: 'jane@example.com'}, /never people/],
  [{term: '{keyword}'}, /left for the ad tool/],
  [{campaign: '春'}, /“春” arrives as %E6%98%A5/],
])('says of %j what a marketer should know', (given, words) => {
  const built = buildAddress(parts(given), true);
  expect('notices' in built ? built.notices.map(noticeWords).join(' ') : '').toMatch(words);
  const tone = /https|No UTM|people|arrives/.test(words.source) ? 'caution' : 'good';
  expect(buildWords([built], {leftOut: 0, notes: [], problem: undefined}).tone).toBe(tone);
});

it('a built value is found in the address as it was written, whatever was typed', () => {
  const text = fc.string({unit: 'binary'});
  fc.assert(
    fc.property(text, text, fc.boolean(), (campaign, term, usesScheme) => {
      const built = buildAddress(parts({campaign, term}), usesScheme);
      if (!('address' in built)) throw new Error('The base is an address.');
      const written = usesScheme ? byScheme(readWords(campaign)) : readWords(campaign);
      const found = testUtm({address: built.address, parameter: 'utm_campaign', pattern: 'x'});
      expect(found).toMatchObject(written === '' ? {kind: 'missing'} : {kind: 'compared', value: encodeValue(written)});
    }),
  );
});

const kindsOf = (built: ReturnType<typeof buildAddress>): string[] =>
  'notices' in built ? built.notices.map(({kind}) => kind) : [];

/** Others of the same forms, from the tools' documentation. */
const more = [
  '{{ contact.email }}',
  '{{lead.First Name}}',
  "{{ first_name|default:'there' }}",
  '{{campaign.${name}}}',
  '{ifmobile:phone}',
  '{lpurl+2}',
  '{$subscriber.name}',
  '{contactfield=firstname|there}',
  '[[CAMPAIGN_ID]]',
  '%%=v(@campaign)=%%',
  '{{ campaign | slugify: "-" }}',
  '{_custom}',
  '${CP_ID}',
  '__CID__',
  '*|DATE:d/m/y|*',
  '%%TTD_CAMPAIGNID%%',
  '%ebuy!',
];

it.each([...placeholderForms.map(({example}) => example), ...more])('keeps %j byte for byte', (placeholder) => {
  const campaign = `Spring ${placeholder} Sale`;
  const built = buildAddress(parts({campaign}), true);
  expect(built).toMatchObject({address: `https://example.com/?utm_campaign=spring-${placeholder}-sale`});
  expect(kindsOf(built)).toContain('placeholder');
  expect(addressOf({campaign}, false)).toBe(`https://example.com/?utm_campaign=Spring%20${placeholder}%20Sale`);
});

it.each(['100% off', 'a__b', '50%C3%A4', '5*|6', 'wow!!!', '[new] sale', '$5 off'])('takes %j for text', (text) => {
  expect(addressOf({campaign: text})).toContain('utm_campaign=');
  expect(kindsOf(buildAddress(parts({campaign: text}), true))).not.toContain('placeholder');
});
