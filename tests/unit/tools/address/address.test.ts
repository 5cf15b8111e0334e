import fc from '@site/tests/support/properties';
import {numberSpellings} from '@site/tests/support/locales';
import {readNumber} from '@site/src/lib/numbers/readNumber';
import {englishSpelling, spelled, spellingOf} from '@site/src/lib/numbers/spelling';
import {fromAddress, toAddress} from '@site/src/tools/address/numbers';
import {isOwnLink, queryOf, textsFrom, type Texts} from '@site/src/tools/address/query';
import {toolDefaults} from '@site/src/tools/defaults';

const defaultsOf: Readonly<Partial<Record<string, Texts>>> = toolDefaults;

/** The addresses of tools that the site has; an owner may have taken one away. */
const ofTools = (cases: readonly (readonly [tool: string, search: string])[]) =>
  cases.flatMap(([tool, search]) => {
    const defaults = defaultsOf[tool];
    return defaults === undefined ? [] : [{tool, search, defaults}];
  });

test.each(
  ofTools([
    ['campaignAddresses', '?source=partner&campaign=42'],
    ['campaignAddresses', '?utm_source=x&source=y&campaign=z&gclid=Cj0KCQ'],
    ['campaignAddresses', '?source=a&medium=b&campaign=c&term=d&content=e&page=3'],
    ['campaignAddresses', '?list=summer&mc_cid=1'],
    ['sampleSize', '?share=twitter'],
    ['sampleSize', '?share=1&fbclid=abc'],
    ['sampleSize', '?kind=ad&utm_medium=cpc'],
    ['testPlan', '?name=Anna&email=anna@example.com'],
    ['testPlan', '?audience=german&locale=de-DE'],
    ['testPlan', '?owner=crm&start=1'.concat('&msclkid=1')],
    ['peekingLab', '?seed=8812&rule=5&ttclid=1'],
    ['readResult', ''],
  ]),
)('$tool: $search is somebody else’s, and stays in the address', ({defaults, search}) => {
  expect(isOwnLink(Object.keys(defaults), search)).toBe(false);
  expect(queryOf(defaults, defaults, search)).toBe(search);
});

test.each(
  ofTools([
    ['campaignAddresses', '?base=https%3A%2F%2Fexample.org&source=linkedin&campaign=summer'],
    ['campaignAddresses', '?pattern=*de*&list=x'],
    ['campaignAddresses', '?rows=several&sheet=a%2Cb&utm_source=news&gclid=1'],
    ['sampleSize', '?baseline=3&lift=30&visitors=4%2C000'],
    ['sampleSize', '?share=50'],
    ['testPlan', '?name=Pricing&change=x&metric=y&fbclid=1'],
    ['testPlan', '?start=2026-03-02'],
    ['peekingLab', '?looks=5&alpha=0.1&seed=7&rule=pocock'],
    ['peekingLab', '?seed=12'],
    ['readResult', '?visitors1=1500&conversions1=36&planned=1500'],
  ]),
)('$tool: $search is a link of the tool', ({defaults, search}) => {
  expect(isOwnLink(Object.keys(defaults), search)).toBe(true);
});

test('whatever field is changed, the tool knows its link again', () => {
  let links = 0;
  for (const defaults of Object.values(toolDefaults)) {
    for (const name of Object.keys(defaults)) {
      const texts: Texts = {...defaults, [name]: '7'};
      for (const search of ['', '?utm_source=news&gclid=1', '?source=y&campaign=z']) {
        const query = queryOf(defaults, texts, search);
        expect([query, isOwnLink(Object.keys(defaults), query)]).toEqual([query, true]);
        expect(textsFrom(defaults, query)[name]).toBe('7');
        links += 1;
      }
    }
  }
  expect(links).toBeGreaterThan(0);
});

test('once a field is changed, another’s value of it is not taken for the tool’s', () => {
  const defaults: Texts = {base: 'https://example.com/spring', source: 'google', medium: 'cpc', campaign: ''};
  const query = queryOf(defaults, {...defaults, base: 'https://example.org'}, '?source=y&gclid=1');
  expect(textsFrom(defaults, query)).toEqual({...defaults, base: 'https://example.org'});
  expect(query).toContain('gclid=1');
});

test.each([
  ['visitors', '4.000', ['de'], '4.000', '4.000'],
  ['visitors', '4 000', ['fr'], '4 000', '4 000'],
  ['visitors', '4,000', ['en'], '4,000', '4000'],
  ['planned', '4,000', ['en'], '4,000', '4000'],
  ['baseline', '1.234', ['de'], '1234', '1234'],
  ['baseline', '1,234', ['de'], '1,234', '1,234'],
  ['baseline', '1.234', ['en'], '1.234', '1,234'],
  ['lift', '1,234', ['en'], '1234', '1234'],
  ['lift', '٢٫٥', ['ar-EG'], '٢٫٥', '٢٫٥'],
  ['split', '33.333/66.667', ['en'], '33.333/66.667', '33,333/66,667'],
  ['visitors', 'many', ['de'], 'many', 'many'],
  ['name', '1.234', ['en'], '1.234', '1.234'],
])('%s %s, typed in %j, is carried as %s and is %s for a German', (name, typed, languages, carried, shown) => {
  expect(toAddress(name, typed, spellingOf(languages))).toBe(carried);
  expect(fromAddress(name, carried, spellingOf(['de']))).toBe(shown);
});

/** Numbers that are chosen and not typed. */
const chosen = ['versions', 'sides', 'alpha', 'page', 'wanted'];
/** Numbers that may have decimals. */
const shares = /^(baseline|lift|share|confidence|power|planned\d)$/;
const numbers = Object.values(defaultsOf)
  .flatMap((texts) => Object.entries(texts ?? {}))
  .flatMap(([name, text]) => (/^\d+(\.\d+)?$/.test(text) && !chosen.includes(name) ? [name] : []));

test('the numbers of a link are the same for every reader', () => {
  expect(numbers.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const [from, writer] of numberSpellings) {
    for (const [to, reader] of numberSpellings) {
      for (const name of numbers) {
        // 1.234 of visitors are no 1.234 visitors.
        const number = shares.test(name) ? 1_234_567 : 1_234;
        const seen = fromAddress(name, toAddress(name, spelled(number, writer, true), writer), reader);
        const reading = readNumber(seen, reader);
        const isOther = reading?.doubt === 'maybeThousands' || reading?.doubt === 'brokenThousands';
        if (reading?.value !== number || isOther) wrong.push(`${name}, ${from} to ${to}: ${seen}`);
      }
      const typed = fromAddress('baseline', '1.234', writer);
      const seen = fromAddress('baseline', toAddress('baseline', typed, writer), reader);
      const back = fromAddress('baseline', toAddress('baseline', seen, reader), englishSpelling);
      if (back !== '1.234') wrong.push(`baseline, ${from} to ${to}: ${typed}, ${seen}, ${back}`);
    }
  }
  expect(wrong).toEqual([]);
});

const defaults = {baseline: '2.4', lift: '20', hypothesis: ''};

test('an address carries what differs from the defaults, and nothing else', () => {
  expect(queryOf(defaults, defaults)).toBe('');
  expect(queryOf(defaults, {...defaults, lift: '10', hypothesis: 'a & b'})).toBe('?lift=10&hypothesis=a+%26+b');
});

test('what no field has stays in the address, so that a campaign is still counted', () => {
  expect(queryOf(defaults, {...defaults, lift: '10'}, '?utm_source=news&lift=5')).toBe('?utm_source=news&lift=10');
  expect(queryOf(defaults, defaults, '?utm_source=news&lift=5')).toBe('?utm_source=news');
});

test('whatever was typed comes back from the address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (lift, hypothesis) => {
      const texts = {...defaults, lift, hypothesis};
      expect(textsFrom(defaults, queryOf(defaults, texts))).toEqual(texts);
    }),
  );
});

test('names that no field has are left alone, a repeated one counts once, and a long text is cut', () => {
  expect(textsFrom(defaults, '?utm_source=x&__proto__=y&lift=1&lift=2')).toEqual({...defaults, lift: '1'});
  expect(textsFrom(defaults, `?hypothesis=${'x'.repeat(9000)}`).hypothesis).toHaveLength(4000);
});
