import chiSquareBelow from '@stdlib/stats-base-dists-chisquare-cdf';
import fc from '@site/tests/support/properties';
import {
  alwaysValidLimit,
  chanceToBeBest,
  detectableRate,
  differenceInterval,
  differenceTest,
  errorByLook,
  fisherExactTest,
  liftInterval,
  pocockLimits,
  powerOfRates,
  rateInterval,
  ratesTest,
  sampleRatioTest,
  visitorsForRates,
  type GroupCounts,
} from '@site/src/lib/statistics';
import {chiSquareAbove} from '@site/src/lib/statistics/proportionTests';

const groupUpTo = (most: number) =>
  fc
    .integer({min: 1, max: most})
    .chain((visitors) =>
      fc.integer({min: 0, max: visitors}).map((conversions): GroupCounts => ({visitors, conversions})),
    );
const group = groupUpTo(1_000_000_000);
const smallGroup = groupUpTo(500);
const share = fc.double({min: 0.001, max: 0.999, noNaN: true});
const isShare = (value: number): boolean => value >= 0 && value <= 1;

test('a rate lies within its interval, which lies within 0 and 1 and narrows with less confidence', () => {
  fc.assert(
    fc.property(group, (counts) => {
      const [wide, narrow] = [rateInterval(counts, 0.99), rateInterval(counts, 0.9)];
      return (
        isShare(wide.low) &&
        isShare(wide.high) &&
        wide.low <= narrow.low &&
        narrow.low <= narrow.rate &&
        narrow.rate <= narrow.high &&
        narrow.high <= wide.high
      );
    }),
  );
});

test('groups that trade places mirror the interval of the difference', () => {
  fc.assert(
    fc.property(group, group, (one, other) => {
      const [forth, back] = [differenceInterval(one, other), differenceInterval(other, one)];
      expect(back.low).toBeCloseTo(-forth.high, 12);
      expect(back.high).toBeCloseTo(-forth.low, 12);
      expect(Math.abs(forth.low)).toBeLessThanOrEqual(1 + 1e-12);
    }),
  );
});

test('the relative lift is clear of zero exactly where the difference is, and is undefined only where nobody in control converted', () => {
  fc.assert(
    fc.property(group, group, (control, treatment) => {
      const difference = differenceInterval(control, treatment);
      const lift = liftInterval(control, treatment);
      if (lift === undefined) return control.conversions === 0;
      const tolerance = 1e-12;
      if (Math.abs(difference.low) < tolerance || Math.abs(difference.high) < tolerance) return true;
      const isFinite = [lift.lift, lift.low, lift.high].every(Number.isFinite);
      return isFinite && lift.low > 0 === difference.low > 0 && lift.high < 0 === difference.high < 0;
    }),
    // Rates this near to each other once lost the digits that tell them apart.
    {
      examples: [
        [
          {visitors: 780_021_518, conversions: 780_021_499},
          {visitors: 708_204_457, conversions: 708_204_446},
        ],
      ],
    },
  );
});

test('p-values are shares, the same both ways round, and of two groups chi-square is z squared', () => {
  fc.assert(
    fc.property(group, group, (one, other) => {
      const {z, pValue} = differenceTest(one, other);
      const {chiSquare, pValue: chiSquareP} = ratesTest([one, other]);
      expect(isShare(pValue) && isShare(chiSquareP)).toBe(true);
      expect(differenceTest(other, one).pValue).toBeCloseTo(pValue, 10);
      if (z !== undefined) expect(chiSquare / Math.max(1, chiSquare)).toBeCloseTo(z ** 2 / Math.max(1, chiSquare), 6);
    }),
  );
});

test('Fisher’s sides overlap in what was observed, and the test is the same both ways round', () => {
  fc.assert(
    fc.property(smallGroup, smallGroup, (one, other) => {
      const [both, less, greater] = [
        fisherExactTest(one, other),
        fisherExactTest(one, other, 'less'),
        fisherExactTest(one, other, 'greater'),
      ];
      expect([both, less, greater].every(isShare)).toBe(true);
      expect(less + greater).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(fisherExactTest(other, one)).toBeCloseTo(both, 9);
    }),
  );
});

test('a larger sample finds more, and the formula for its size is the formula for power turned round', () => {
  fc.assert(
    fc.property(share, share, fc.double({min: 0.1, max: 0.99, noNaN: true}), (baseline, changed, power) => {
      fc.pre(Math.abs(baseline - changed) > 0.001);
      const rates = {baseline, changed};
      const visitors = visitorsForRates(rates, power);
      expect(powerOfRates(visitors, rates)).toBeCloseTo(power, 8);
      expect(powerOfRates(visitors * 2, rates)).toBeGreaterThan(power);
      // With fewer, rates near 0% or 100% vary so little that power falls again on the way there.
      fc.pre(visitors > 20);
      const detectable = detectableRate(visitors, baseline, power, changed > baseline ? 'higher' : 'lower');
      expect(detectable).toBeCloseTo(changed, 6);
    }),
  );
});

test('the chances to be best are shares that add up to one, and equal versions share them', () => {
  fc.assert(
    fc.property(fc.array(group, {minLength: 2, maxLength: 5}), (groups) => {
      const chances = chanceToBeBest(groups);
      expect(chances.every(isShare)).toBe(true);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }),
    {numRuns: 30},
  );
  expect(chanceToBeBest([1, 2, 3].map(() => ({visitors: 400, conversions: 12})))[1]).toBeCloseTo(1 / 3, 9);
});

test('each look adds to the error; Pocock’s limits add up to the planned one, and the always-valid limit stays below it', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 12}), fc.constantFrom(0.01, 0.05, 0.1), (looks, alpha) => {
      const pocock = errorByLook(pocockLimits(looks, alpha));
      expect(pocock.at(-1)).toBeCloseTo(alpha, 7);
      expect([...pocock].sort((a, b) => a - b)).toEqual(pocock);
      const always = errorByLook(Array.from({length: looks}, (_, look) => alwaysValidLimit(look + 1, looks, alpha)));
      expect(always.at(-1)).toBeLessThan(alpha);
    }),
    {numRuns: 10},
  );
});

test('chi-square from the normal distribution is that of @stdlib', () => {
  fc.assert(
    fc.property(fc.double({min: 0, max: 200, noNaN: true}), fc.integer({min: 1, max: 30}), (value, degrees) => {
      expect(chiSquareAbove(value, degrees)).toBeCloseTo(1 - chiSquareBelow(value, degrees), 12);
    }),
  );
});

test.each([
  ['visitors is -1', () => rateInterval({visitors: -1, conversions: 0})],
  ['conversions is 1.5', () => rateInterval({visitors: 10, conversions: 1.5})],
  ['conversions is 11', () => differenceTest({visitors: 10, conversions: 11}, {visitors: 10, conversions: 1})],
  ['confidence is 1', () => rateInterval({visitors: 10, conversions: 1}, 1)],
  ['baseline is 0', () => visitorsForRates({baseline: 0, changed: 0.1})],
  ['changed is 1.2', () => visitorsForRates({baseline: 0.6, changed: 1.2})],
  ['changed is 0.1, the baseline', () => visitorsForRates({baseline: 0.1, changed: 0.1})],
  ['power is NaN', () => visitorsForRates({baseline: 0.1, changed: 0.2}, NaN)],
  ['A planned share is 0', () => sampleRatioTest([10, 10], [1, 0])],
  ['There are 3 planned shares for 2 versions', () => sampleRatioTest([10, 10], [1, 1, 1])],
  ['number of looks is 0', () => pocockLimits(0)],
  ['A limit is 0', () => errorByLook([1.96, 0])],
])('what is impossible is refused with its value: %s', (words, compute) => {
  expect(compute).toThrow(RangeError);
  expect(compute).toThrow(words);
});
