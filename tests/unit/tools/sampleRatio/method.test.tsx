/** @jest-environment jsdom */
import SampleRatioPage from '@site/src/pages/tools/sample-ratio';
import {methodOf, numbersIn} from '../../../support/method';

test('the worked example of a split is right, and a stricter limit raises fewer false alarms', () => {
  const text = methodOf(<SampleRatioPage />).textContent;
  const [control = NaN, treatment = NaN, expected = NaN] = numbersIn(
    text,
    /counts ([\d,]+) visitors in control and ([\d,]+) in treatment, so ([\d,]+) are expected/,
  );
  expect(expected).toBe((control + treatment) / 2);
  const [difference, divisor, chiSquare] = numbersIn(text, /: ([\d,]+)² \/ ([\d,]+), twice, is ([\d.]+)\./);
  expect([difference, divisor]).toEqual([treatment - expected, expected]);
  expect(chiSquare).toBeCloseTo((2 * (treatment - expected) ** 2) / expected, 2);
  const [tests = NaN, pValue = NaN] = numbersIn(text, /about (\d+) of a million tests \(p = ([\d.]+)\)/);
  expect(tests).toBe(Math.round(pValue * 1_000_000));
  // Of the chi-square distribution with one degree of freedom, as tables print it: 10.83 at 0.001.
  expect(text).toContain('Below p = 0.001, a chi-square of 10.83 for two versions');
  const [strict = NaN, loose = NaN] = numbersIn(text, /weeks, ([\d.]+%) of healthy .*? it would be ([\d.]+%)/);
  // 0.83%, as the guide to A/B tests says it, which tests/content/figures holds.
  expect(strict).toBe(0.8);
  expect(strict).toBeLessThan(loose);
});
