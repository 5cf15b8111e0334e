import fc from '@site/tests/support/properties';
import {visitorsPerGroup} from '@site/src/lib/statistics/power';
import {detectableLift, liftOf, sizeOf, visitorsNeeded, type TestNumbers} from '@site/src/tools/sampleSize/plan';

const numbers: TestNumbers = {
  baseline: 0.024,
  changed: 0.0288,
  alpha: 0.05,
  sides: 2,
  power: 0.8,
  visitors: 1500,
  share: 1,
};

test('the size is that of the guide to A/B testing, in whole weeks', () => {
  expect(sizeOf(numbers)).toEqual({perVersion: 17_511, inAll: 35_022, days: 35_022 / 1500, weeks: 4});
  expect(visitorsPerGroup(0.024, 0.2)).toBe(17_511);
});

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
