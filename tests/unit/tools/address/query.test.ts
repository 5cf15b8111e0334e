import fc from '@site/tests/support/properties';
import {queryOf, textsFrom} from '@site/src/tools/address/query';

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
