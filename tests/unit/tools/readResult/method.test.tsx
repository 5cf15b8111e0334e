/** @jest-environment jsdom */
import ReadResultPage from '@site/src/pages/tools/read-a-result';
import {methodOf, numbersIn} from '../../../support/method';

/** From the specification: "Sample A/B figures: 2.4% vs 3.8% conversion". */
test('the example of a result has the counts and rates of each version', () => {
  const text = methodOf(<ReadResultPage />).textContent;
  const [converted = NaN, visitors = NaN, rate, others = NaN, all = NaN, other] = numbersIn(
    text,
    /control converts (\d+) of ([\d,]+) visitors \(([\d.]+%)\) and treatment (\d+) of ([\d,]+) \(([\d.]+%)\)/,
  );
  expect([rate, other]).toEqual([2.4, 3.8]);
  expect([(100 * converted) / visitors, (100 * others) / all]).toEqual([rate, other]);
  // Pooled, 3.1% of 8,000 visitors: z = 0.014 / √(0.031 × 0.969 / 2,000) = 3.61, and 0.0003 of tests are beyond it.
  expect(text).toMatch(/interval of 0\.64 to 2\.2 points, .*?, p = 0\.00030, and with a uniform prior/);
  const [chance = NaN] = numbersIn(text, /chance that treatment is best is ([\d.]+%)/);
  expect(chance).toBeGreaterThan(50);
  // Bonferroni: 1 - 0.05 / 3.
  expect(text).toContain('with three, each interval has a confidence of 98.33%');
});
