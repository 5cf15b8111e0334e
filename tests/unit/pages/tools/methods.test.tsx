/** @jest-environment jsdom */
import type {ReactElement} from 'react';
import CampaignAddressesPage from '@site/src/pages/tools/campaign-addresses';
import ReadResultPage from '@site/src/pages/tools/read-a-result';
import SampleRatioPage from '@site/src/pages/tools/sample-ratio';
import SampleSizePage from '@site/src/pages/tools/sample-size';
import TestPlanPage from '@site/src/pages/tools/test-plan';
import {renderInSite} from '../../../support/render';

/** What the method of a tool's page says, below the tool. */
const methodOf = (page: ReactElement): HTMLElement =>
  renderInSite(page).container.querySelector<HTMLElement>('.method') ?? document.body;
const found = (text: string, pattern: RegExp): number[] =>
  (pattern.exec(text) ?? []).slice(1).map((number) => Number(number.replaceAll(/[,%]/g, '')));

test('the worked example of a size is right step by step', () => {
  const text = methodOf(<SampleSizePage />).textContent;
  const [before = NaN, after = NaN, mean = NaN] = found(
    text,
    /rate of (\S+) and a lift to (\S+), the mean rate is (\S+)\. /,
  );
  expect(mean).toBeCloseTo((before + after) / 2, 2);
  const [pooled = NaN, separate = NaN] = found(text, /1 − mean\)\), ([\d.]+), if nothing changed, and ([\d.]+) from/);
  const variance = (percent: number): number => (percent / 100) * (1 - percent / 100);
  expect(pooled).toBeCloseTo(Math.sqrt(2 * variance(mean)), 4);
  expect(separate).toBeCloseTo(Math.sqrt(variance(before) + variance(after)), 4);
  // Of the normal distribution: 95% lie within 1.960 of its mean, 80% below 0.842.
  const [one, first, two, second, difference = NaN, exact = NaN, each = NaN, all = NaN] = found(
    text,
    /\(([\d.]+) × ([\d.]+) \+ ([\d.]+) × ([\d.]+)\) \/ ([\d.]+),.*? is ([\d,.]+): ([\d,]+) visitors in each version, ([\d,]+) in all/,
  );
  expect([one, first, two, second]).toEqual([1.96, pooled, 0.842, separate]);
  expect(difference).toBeCloseTo((after - before) / 100, 4);
  expect(Math.abs(((1.96 * pooled + 0.842 * separate) / difference) ** 2 / exact - 1)).toBeLessThan(0.001);
  expect([each, all]).toEqual([Math.ceil(exact), 2 * each]);
  const [daily = NaN, days = NaN, weeks] = found(
    text,
    /With ([\d,]+) a day they come in ([\d.]+) days, .* for (\d+) weeks/,
  );
  expect(days).toBeCloseTo(all / daily, 1);
  expect(weeks).toBe(Math.ceil(days / 7));
  // Armitage, McPherson and Rowe (1969), table 2: 24.8% with 20 looks.
  const [winners = NaN, planned, half, ahead] = found(
    text,
    /result, ([\d.]+%) of tests .*? instead of ([\d.]+%)\. .*? go from ([\d.]+%) to ([\d.]+%)\./,
  );
  expect([Math.round(winners), planned, half]).toEqual([25, 5, 2.5]);
  expect(ahead).toBeCloseTo(winners / 2, 0);
});

test('the worked example of a split is right, and a stricter limit raises fewer false alarms', () => {
  const text = methodOf(<SampleRatioPage />).textContent;
  const [control = NaN, treatment = NaN, expected = NaN] = found(
    text,
    /counts ([\d,]+) visitors in control and ([\d,]+) in treatment, so ([\d,]+) are expected/,
  );
  expect(expected).toBe((control + treatment) / 2);
  const [difference, divisor, chiSquare] = found(text, /: ([\d,]+)² \/ ([\d,]+), twice, is ([\d.]+)\./);
  expect([difference, divisor]).toEqual([treatment - expected, expected]);
  expect(chiSquare).toBeCloseTo((2 * (treatment - expected) ** 2) / expected, 2);
  const [tests = NaN, pValue = NaN] = found(text, /about (\d+) of a million tests \(p = ([\d.]+)\)/);
  expect(tests).toBe(Math.round(pValue * 1_000_000));
  const [strict = NaN, loose = NaN] = found(text, /weeks, ([\d.]+%) of healthy .*? it would be ([\d.]+%)/);
  expect(strict).toBeLessThan(loose);
});

/** From the specification: "Sample A/B figures: 2.4% vs 3.8% conversion". */
test('the example of a result has the counts and rates of each version', () => {
  const text = methodOf(<ReadResultPage />).textContent;
  const [converted = NaN, visitors = NaN, rate, others = NaN, all = NaN, other] = found(
    text,
    /control converts (\d+) of ([\d,]+) visitors \(([\d.]+%)\) and treatment (\d+) of ([\d,]+) \(([\d.]+%)\)/,
  );
  expect([rate, other]).toEqual([2.4, 3.8]);
  expect([(100 * converted) / visitors, (100 * others) / all]).toEqual([rate, other]);
  const [chance = NaN] = found(text, /chance that treatment is best is ([\d.]+%)/);
  expect(chance).toBeGreaterThan(50);
  // Bonferroni: 1 - 0.05 / 3.
  expect(text).toContain('with three, each interval has a confidence of 98.33%');
});

test('weekly looks cost what Jennison and Turnbull (2000) print in tables 2.2 and 2.4', () => {
  // With 5 looks, an error of 5% and a power of 80%: 1.229 times the visitors with Pocock's limits, 1.028 with the others.
  expect(methodOf(<TestPlanPage />)).toHaveTextContent(
    '2.8% more for five looks with O’Brien-Fleming limits, 22.9% with Pocock’s',
  );
});

test('the naming scheme and each preview are explained with an example of their own', () => {
  const method = methodOf(<CampaignAddressesPage />);
  const cells = [...method.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({textContent}) => textContent),
  );
  expect(cells).toContainEqual(['Spring Sale', 'spring-sale', 'Spring%20Sale']);
  const links = [...method.querySelectorAll('ul li')].map(({textContent}) => textContent);
  expect(links).toEqual([
    expect.stringMatching(/^Tailored.*preview_mode=treatment#/),
    expect.stringMatching(/^Original.*preview_mode=control#/),
    expect.stringMatching(/tag.*t_healthcheck#/),
  ]);
});
