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
  const [chance = NaN] = numbersIn(text, /chance that treatment is best is ([\d.]+%)/);
  expect(chance).toBeGreaterThan(50);
  // Bonferroni: 1 - 0.05 / 3.
  expect(text).toContain('with three, each interval has a confidence of 98.33%');
});
