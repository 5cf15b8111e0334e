/** @jest-environment jsdom */
import SampleSizePage from '@site/src/pages/tools/sample-size';
import {methodOf, numbersIn} from '../../../support/method';

test('the worked example of a size is right step by step', () => {
  const text = methodOf(<SampleSizePage />).textContent;
  const [before = NaN, after = NaN, mean = NaN] = numbersIn(
    text,
    /rate of (\S+) and a lift to (\S+), the mean rate is (\S+)\. /,
  );
  expect(mean).toBeCloseTo((before + after) / 2, 2);
  const [pooled = NaN, separate = NaN] = numbersIn(
    text,
    /1 − mean\)\), ([\d.]+), if nothing changed, and ([\d.]+) from/,
  );
  const variance = (percent: number): number => (percent / 100) * (1 - percent / 100);
  expect(pooled).toBeCloseTo(Math.sqrt(2 * variance(mean)), 4);
  expect(separate).toBeCloseTo(Math.sqrt(variance(before) + variance(after)), 4);
  // Of the normal distribution: 95% lie within 1.960 of its mean, 80% below 0.842.
  const [one, first, two, second, difference = NaN, exact = NaN, each = NaN, all = NaN] = numbersIn(
    text,
    /\(([\d.]+) × ([\d.]+) \+ ([\d.]+) × ([\d.]+)\) \/ ([\d.]+),.*? is ([\d,.]+): ([\d,]+) visitors in each version, ([\d,]+) in all/,
  );
  expect([one, first, two, second]).toEqual([1.96, pooled, 0.842, separate]);
  expect(difference).toBeCloseTo((after - before) / 100, 4);
  expect(Math.abs(((1.96 * pooled + 0.842 * separate) / difference) ** 2 / exact - 1)).toBeLessThan(0.001);
  expect([each, all]).toEqual([Math.ceil(exact), 2 * each]);
  const [daily = NaN, days = NaN, weeks] = numbersIn(
    text,
    /With ([\d,]+) a day they come in ([\d.]+) days, .* for (\d+) weeks/,
  );
  expect(days).toBeCloseTo(all / daily, 1);
  expect(weeks).toBe(Math.ceil(days / 7));
  const found = numbersIn(
    text,
    /Confidence of (\S+) means.*?, (\d+) report .*? Power of (\S+) means.*?, (\d+) find it/,
  );
  expect(found).toEqual([95, 95, 80, 80]);
  // Armitage, McPherson and Rowe (1969), table 2: 24.8% with 20 looks.
  const [winners = NaN, planned, half, ahead] = numbersIn(
    text,
    /result, ([\d.]+%) of tests .*? instead of ([\d.]+%)\. .*? go from ([\d.]+%) to ([\d.]+%)\./,
  );
  expect([Math.round(winners), planned, half]).toEqual([25, 5, 2.5]);
  expect(ahead).toBeCloseTo(winners / 2, 0);
});
