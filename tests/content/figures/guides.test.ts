/** The figures of guides are those that the site's own formulas give for the counts beside them. */
import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {SampleSizeTable} from '@site/src/docs/guide/SampleSizeTable';
import {productFacts} from '@site/src/content/productFacts';
import {decidedTest} from '@site/src/content/sampleTest';
import {countInWords} from '@site/src/lib/countInWords';
import {lookAgainLimit, splitLimit} from '@site/src/lib/experiment/counts';
import {differenceInterval, differenceTest, errorByLook, sampleRatioTest} from '@site/src/lib/statistics';
import {criticalValue} from '@site/src/lib/statistics/normal';
import {visitorsPerGroup} from '@site/src/lib/statistics/power';
import {count, expectFigures, group, percent, points, rate} from '../../support/figures';

describe('the guide to A/B testing', () => {
  const guide = readFileSync('docs/ab-testing.mdx', 'utf8');

  test.each([
    [500, 12, 19, 2],
    [4000, 96, 152, 4],
  ])('has an example with %s visitors', (visitors, before, after, digits) => {
    const groups = [group(visitors, before), group(visitors, after)] as const;
    const {difference, low, high} = differenceInterval(...groups);
    const [control, treatment] = groups.map((each) => `${each.conversions}, or ${percent(rate(each))} | `);
    expectFigures(
      guide,
      `| ${count(visitors)} visitors in each group | ${control}${treatment}${points(difference, 1)} points | ${points(low, 1)} to ${points(high, 1)} points | ` +
        `${differenceTest(...groups).pValue.toFixed(digits)} |`,
    );
  });

  test.each([
    [4000, 4100, 2],
    [4000, 4400, 5],
  ])('has the p-value of the split %s to %s', (control, treatment, digits) => {
    const pValue = sampleRatioTest([control, treatment]).pValue.toFixed(digits);
    expectFigures(guide, `| ${count(control)} | ${count(treatment)} | ${pValue} |`);
  });
});

test('the guides say how often looking misleads as Armitage, McPherson and Rowe (1969), table 2, have it', () => {
  const guide = readFileSync('docs/ab-testing.mdx', 'utf8');
  const found = (looks: number, limit: number): number => errorByLook(Array(looks).fill(limit)).at(-1) ?? 0;
  for (const looks of [1, 2, 5, 10, 20]) expectFigures(guide, `| ${looks} | ${percent(found(looks, 1.96), 0)} |\n`);
  const weeks = 3;
  const looks = 7 * weeks;
  const daily = found(looks, 1.96);
  const inWords = `${countInWords(weeks)} weeks`;
  expectFigures(guide, `a daily look over ${inWords} turns 5% of false winners into ${percent(daily, 0)}`);
  expectFigures(guide, `it turns 2.5% into ${percent(daily / 2)}`);
  const faq = readFileSync('docs/faq.mdx', 'utf8');
  expectFigures(faq, `With a look every day for ${inWords} and`);
  const words = `from 5% to ${percent(daily, 0)}, and those in favor of the treatment from 2.5% to ${percent(daily / 2)}`;
  expectFigures(faq, words);
  expect(productFacts.peeking.says).toContain(`makes ${percent(daily, 0)} and ${percent(daily / 2)} of them`);
  const limit = criticalValue(splitLimit);
  expectFigures(
    guide,
    `400 × 400 / 8,400 = ${(400 ** 2 / 8400).toFixed(2)}, and compare with ${(limit ** 2).toFixed(2)} for p < ${splitLimit}.`,
  );
  const stopped = found(looks, limit);
  expectFigures(
    guide,
    `With a look every day for ${inWords}, p < ${splitLimit} stops about ${Math.round(1000 * stopped)} of 1,000 healthy tests; ` +
      `p < 0.05 or ${lookAgainLimit} would stop far more of them. The figure, ${percent(stopped, 2)}, is computed for ${looks} looks`,
  );
  expect(found(looks, criticalValue(lookAgainLimit))).toBeGreaterThan(5 * stopped);
});

test('the table of visitors has in each cell what the formula gives for its row and column', () => {
  const [head = '', ...rows] = renderToStaticMarkup(createElement(SampleSizeTable)).split('<tr>').slice(1);
  const shares = (html: string): number[] => (html.match(/[\d.]+(?=%<)/g) ?? []).map((share) => Number(share) / 100);
  const lifts = shares(head);
  expect(lifts).toEqual([0.1, 0.2, 0.5]);
  expect(rows.map((row) => shares(row)[0])).toContain(rate(decidedTest.control));
  for (const row of rows) {
    const [baseline = 0] = shares(row);
    const cells = [...row.matchAll(/data-label="[^"]* ([\d.]+)%">([^<]+)</g)];
    expect(cells.map(([, label, cell]) => [Number(label) / 100, cell])).toEqual(
      lifts.map((lift) => [lift, count(visitorsPerGroup(baseline, lift, 0.8, {alpha: 0.05}))]),
    );
  }
});

test('wherever the interval of the sample test is said, it is that of its counts', () => {
  const {low, high} = differenceInterval(decidedTest.control, decidedTest.treatment);
  const files = ['src/player/walkthroughs/reading-results.ts', 'docs/read-results.mdx'];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const said = text.match(/(?:interval of the difference, |\| )[\d.]+ to [\d.]+ points(?=[,:] (?:all|is) )/g) ?? [];
    const right = said.filter((words) => words.endsWith(` ${points(low, 1)} to ${points(high, 1)} points`));
    expect([file, said.length > 0, said]).toEqual([file, true, right]);
  }
});

describe('the funnel of the guide to analytics', () => {
  const page = readFileSync('docs/analytics-platform-integration.mdx', 'utf8');
  const {control, treatment} = decidedTest;
  const groups = [control, treatment];

  /** The cells of a table row that begins with this text. */
  const row = (start: string): string[] => {
    const line = page.split('\n').find((text) => text.startsWith(`| ${start}`)) ?? '';
    const cells = line.split('|').slice(2, -1);
    return cells.map((cell) => cell.trim());
  };

  test('has the counts and rates of the sample test, and a step between them', () => {
    expect(row('`tailor_experiment`')).toEqual(groups.map(({visitors}) => count(visitors)));
    expect(row('Trial started')).toEqual(groups.map((each) => `${count(each.conversions)} (${percent(rate(each))})`));
    const viewed = row('Sign-up page viewed').map((cell) => Number.parseInt(cell, 10));
    expect(row('Sign-up page viewed')).toEqual(
      groups.map(({visitors}, index) => `${viewed[index]} (${percent((viewed[index] ?? 0) / visitors)})`),
    );
    const [first, second] = groups.map(({conversions}, index) => percent(conversions / (viewed[index] ?? 0)));
    expectFigures(page, `${first} in control and ${second} in treatment`);
  });

  test('has their difference, its standard error and both intervals', () => {
    const difference = rate(treatment) - rate(control);
    const error = Math.sqrt(groups.reduce((sum, each) => sum + (rate(each) * (1 - rate(each))) / each.visitors, 0));
    expectFigures(page, `${percent(rate(treatment))} − ${percent(rate(control))} = ${points(difference, 1)}`);
    const lift = percent(difference / rate(control), 0);
    expectFigures(page, `${points(difference, 1)} / ${points(rate(control), 1)} = ${lift}\``);
    const parts = groups.map((each) => `${rate(each).toFixed(3)} × ${(1 - rate(each)).toFixed(3)} / ${each.visitors}`);
    expectFigures(page, `sqrt(${parts.join(' + ')}) = ${error.toFixed(4)}\`, so ${points(error)} points`);
    const reach = 1.96 * error;
    expectFigures(
      page,
      `1.96 × ${points(error, 3)} = ${points(reach)}\` points to either side, so from ${points(difference - reach)} to ${points(difference + reach)} points`,
    );
    const {low, high} = differenceInterval(control, treatment);
    expectFigures(page, `is ${points(low)} to ${points(high)}.`);
    expectFigures(page, `may be as small as ${points(low)} points`);
  });

  test('has the limits of a fair split 3.29 standard deviations away', () => {
    const visitors = control.visitors + treatment.visitors;
    const reach = Math.floor((3.29 * Math.sqrt(visitors)) / 2);
    expectFigures(page, `with ${count(visitors)} visitors`);
    expectFigures(page, `below ${count(visitors / 2 - reach)} or above ${count(visitors / 2 + reach)}`);
  });
});
