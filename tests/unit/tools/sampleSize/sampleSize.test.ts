import fc from '@site/tests/support/properties';
import {textsFrom} from '@site/src/tools/address/query';
import {detectableLift, liftOf, sizeOf, visitorsNeeded, type TestNumbers} from '@site/src/tools/sampleSize/plan';
import {liftCurve} from '@site/src/tools/sampleSize/curve';
import {sampleSizeDefaults as defaults} from '@site/src/tools/sampleSize/defaults';
import {readSampleSize} from '@site/src/tools/sampleSize/read';
import {sizeWords} from '@site/src/tools/sampleSize/words';

/** What an address leads to, in words. */
function saidOf(query: string): string {
  const {outcome, problems} = readSampleSize(textsFrom(defaults, query));
  if (outcome === undefined) return JSON.stringify(problems);
  const {title, text} = sizeWords(outcome);
  return [title, ...text].join(' ');
}

test('the answer is a paragraph for a report', () => {
  expect(saidOf('')).toBe(
    '4 weeks, for 17,511 visitors in each version. ' +
      'To find a lift of 20% (0.48 points, from 2.4% to 2.88%), a test of two versions takes 35,022 visitors in all ' +
      '(two-sided, 95% confidence, 80% power). ' +
      'With 1,500 visitors a day, 35,022 come in 24 days. That is 4 weeks, since whole weeks count each weekday equally often. ' +
      'The smallest lift that 2 weeks can find is 26.2%, to 3.03%.',
  );
});

test.each([
  ['a lift in points is the same lift', '?lift=0.48&kind=absolute', '4 weeks, for 17,511 visitors in each version.'],
  ['a comma stands before decimals too', '?baseline=2,4&visitors=1 500', '17,511'],
  ['one-sided is said', '?sides=1', '(one-sided, 95% confidence, 80% power)'],
  ['a share of the visitors is said', '?share=50', 'With 50% of 1,500 visitors a day'],
  ['a long test is told what to change', '?lift=5', 'test a bolder change, since 8 weeks find a lift of 12.7%'],
  ['and how many visitors it would take', '?lift=5', 'take a page with 9,342 visitors a day'],
  ['and that all visitors may take part', '?lift=10&share=20', 'let all visitors into the test'],
  ['no test takes more than ten years', '?visitors=1', 'More than 10 years, for 17,511 visitors in each version.'],
  ['nor are they counted', '?visitors=1', 'With 1 visitor a day, 35,022 come in more than 10 years.'],
  ['one day is a day', '?visitors=35022', 'in 1 day. That is 1 week,'],
  ['eight weeks are not long', '?visitors=626', 'equally often. The smallest lift'],
  ['nine are', '?visitors=625', 'Over 8 weeks, visitors come back on other devices'],
  ['few conversions are no place for the formula', '?baseline=50&lift=90&visitors=2', 'the formula is rough'],
  // In each version a week has 3,500 visitors, of whom a tenth of a percent is 3.5.
  ['nor are few of a rare thing', '?baseline=0.1&lift=500&visitors=1000', 'the formula is rough'],
  ['no lift at all may be found', '?visitors=1&share=50&weeks=1', '1 week would find no lift at all'],
  ['unknown choices are the first ones', '?kind=__proto__&sides=constructor', '17,511'],
])('%s', (_, query, words) => expect(saidOf(query)).toContain(words));

test.each([
  ['625', 'caution'],
  ['626', 'plain'],
])('with %s visitors a day, the answer looks like %s', (visitors, tone) => {
  const {outcome} = readSampleSize({...defaults, visitors});
  expect(outcome && sizeWords(outcome).tone).toBe(tone);
});

test.each(['', '&share=50', '&share=7'])(
  'with%s, so many visitors as it would take end the test in 8 weeks',
  (share) => {
    const [, needed = ''] = /take a page with ([\d,]+) visitors a day/.exec(saidOf(`?lift=5${share}`)) ?? [];
    const visitors = Number(needed.replaceAll(',', ''));
    expect(saidOf(`?lift=5${share}`).includes('let all visitors into the test')).toBe(share !== '');
    expect(saidOf(`?lift=5${share}&visitors=${visitors}`)).toMatch(/^8 weeks, /);
    expect(saidOf(`?lift=5${share}&visitors=${visitors - 1}`)).toMatch(/^9 weeks, /);
  },
);

test.each([
  ['?lift=5000', 'From 2.4%, that would pass 100%. Use less than 4,060%.'],
  ['?lift=97.6&kind=absolute', 'Use less than 97.6 points.'],
  ['?lift=-10', 'A two-sided test finds losses as well.'],
  ['?lift=0.0001', 'over 1,000,000,000 visitors'],
  ['?lift=', 'Enter the smallest lift that would change what you do.'],
  ['?baseline=0', 'from 0.001 to 99.9'],
  ['?baseline=100', 'from 0.001 to 99.9'],
  ['?confidence=50', 'from 80 to 99.99'],
  ['?power=100', 'from 50 to 99.99'],
  ['?share=101', 'from 0.1 to 100'],
  ['?visitors=0', 'At least 1 visitor is needed.'],
  ['?weeks=0', 'from 1 to 520'],
  ['?weeks=', 'Enter a number.'],
  ['?weeks=1.5', 'from 1 to 520'],
])('%s is answered beside its field', (query, words) => expect(saidOf(query)).toContain(words));

test('the table of the curve holds the answer', () => {
  const {outcome} = readSampleSize(defaults);
  const curve = outcome && liftCurve(outcome);
  expect(curve?.mark).toMatchObject({x: 4, label: '4 weeks: 18.2%'});
  expect(curve?.lines.map(({name, points}) => [name, points.length])).toEqual([
    ['Smallest lift found', 8],
    ['Lift you look for', 8],
  ]);
  for (const {y} of curve?.lines[1].points ?? []) expect(y).toBeCloseTo(0.2, 9);
  const {outcome: longer} = readSampleSize({...defaults, weeks: '12'});
  expect(longer && liftCurve(longer)?.lines[0].points).toHaveLength(12);
});

const numbers: TestNumbers = {
  baseline: 0.024,
  changed: 0.0288,
  alpha: 0.05,
  sides: 2,
  power: 0.8,
  visitors: 1500,
  share: 1,
};

test.each([
  ['a page that is done in an hour takes a week', {visitors: 1_000_000}, 1],
  ['a tenth of the visitors takes ten times as long', {share: 0.1}, 34],
  ['a share that is no binary number adds no week', {visitors: 35_022 * 10, share: 0.1 / 7}, 1],
  ['weeks end at ten years', {visitors: 1}, undefined],
])('%s', (_, changed, weeks) => expect(sizeOf({...numbers, ...changed}).weeks).toBe(weeks));

test('a one-sided test takes fewer visitors', () => {
  expect(sizeOf({...numbers, sides: 1}).perVersion).toBeLessThan(17_511);
});

test('the visitors that are said to be enough for some weeks are, and one fewer is not', () => {
  const enough = visitorsNeeded(sizeOf(numbers), numbers, 2);
  expect(sizeOf({...numbers, visitors: enough}).weeks).toBe(2);
  expect(sizeOf({...numbers, visitors: enough - 1}).weeks).toBe(3);
});

const anyNumbers = fc.record({
  baseline: fc.double({min: 0.001, max: 0.6, noNaN: true}),
  lift: fc.double({min: 0.02, max: 0.6, noNaN: true}),
  alpha: fc.constantFrom(0.01, 0.05, 0.1),
  sides: fc.constantFrom(1 as const, 2 as const),
  power: fc.constantFrom(0.8, 0.9),
  visitors: fc.integer({min: 50, max: 1_000_000}),
  share: fc.double({min: 0.1, max: 1, noNaN: true}),
});

test('the weeks of the answer find the lift, and a week fewer does not', () => {
  fc.assert(
    fc.property(anyNumbers, ({lift, ...others}) => {
      const planned = {...others, changed: others.baseline * (1 + lift)};
      const {weeks} = sizeOf(planned);
      if (weeks === undefined) return;
      const sought = liftOf(planned.baseline, planned.changed);
      expect(detectableLift(planned, weeks) ?? Infinity).toBeLessThanOrEqual(sought * (1 + 1e-6));
      if (weeks > 1) expect(detectableLift(planned, weeks - 1) ?? Infinity).toBeGreaterThan(sought * (1 - 0.001));
    }),
    {numRuns: 200},
  );
});
