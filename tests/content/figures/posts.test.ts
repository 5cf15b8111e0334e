/** The figures of posts are those that the site's own formulas give for the counts beside them. */
import {readdirSync, readFileSync} from 'node:fs';
import {differenceInterval, differenceTest, errorByLook, rateInterval} from '@site/src/lib/statistics';
import {visitorsPerGroup} from '@site/src/lib/statistics/power';
import {count, expectFigures, group, number, otherFigures, percent, points, rate} from '../../support/figures';

/** The text of the post with a slug, or of none where an owner has taken it away. */
function postOf(slug: string): string {
  const folder = readdirSync('blog').find((name) => name.includes(`-${slug}`));
  return folder === undefined ? '' : readFileSync(`blog/${folder}/index.md`, 'utf8');
}

test('other numbers in the words of a sentence are found, and no others', () => {
  const sentence = 'Control 201 conversions (3.06%), of 6,566.';
  expect(otherFigures('Control 201 conversions (3.07%), of 6,566.', sentence)).toHaveLength(1);
  expect(otherFigures(`Control 1 conversions (2%), of 3. ${sentence}`, sentence)).toEqual([]);
  expect(otherFigures('Somebody has written it anew.', sentence)).toEqual([]);
});

test('reading a test: both bars, the interval of their difference, and why the bars mislead', () => {
  const post = postOf('reading-a-test').replaceAll(/ +/g, ' ');
  const [control, treatment] = [group(1500, 36), group(1500, 57)];
  const [from, to] = [rateInterval(control), rateInterval(treatment)];
  const {difference, low, high} = differenceInterval(control, treatment);
  const row = (name: string, {rate, low, high}: typeof from) =>
    `| ${name} | ${percent(rate, 1)} | ${percent(low, 1)} to ${percent(high, 1)} |`;
  expectFigures(post, 'gets 1,500 visitors. Control converts 36 of them, and treatment converts 57.');
  expectFigures(post, row('Control', from));
  expectFigures(post, row('Treatment', to));
  expectFigures(
    post,
    `| Difference | ${points(difference, 1)} points | ${points(low, 1)} to ${points(high, 1)} points |`,
  );
  expectFigures(post, `p = ${differenceTest(control, treatment).pValue.toFixed(3)}`);
  const [up, down] = [points(from.high - from.rate, 3), points(to.rate - to.low, 3)];
  expectFigures(post, `Control’s bar reaches ${up} points up and treatment’s ${down} points down`);
  const reach = Math.hypot(Number(up), Number(down)).toFixed(3);
  expectFigures(post, `sqrt(${up} × ${up} + ${down} × ${down}) = ${reach}`);
  expectFigures(post, `1.4 − ${reach} = ${points(low, 3)}`);
  expectFigures(post, `at least one false winner is ${percent(1 - 0.975 ** 10, 0)}`);
});

test('from Start Test to the ramp: the example, and what daily looks at the split do', () => {
  const post = postOf('from-start-test-to-ramp');
  const [control, treatment] = [group(6566, 201), group(6634, 262)];
  /** How often at least one of 21 daily looks crosses a limit although nothing differs. */
  const crossings = (limit: number): string => percent(errorByLook(Array(21).fill(limit)).at(-1) ?? 0);
  const {difference, low, high} = differenceInterval(control, treatment);
  expectFigures(post, `Planned ${count(visitorsPerGroup(0.03, 0.3))} in each group`);
  expectFigures(post, `68 × 68 / 13,200 = ${((6634 - 6566) ** 2 / (6634 + 6566)).toFixed(2)}, far below 10.83`);
  expectFigures(post, `Control 201 conversions (${percent(201 / 6566, 2)}), treatment 262 (${percent(262 / 6634, 2)})`);
  expectFigures(
    post,
    `The difference is ${points(difference)} points, its 95% interval (Newcombe) ${points(low)} to ${points(high)}`,
  );
  // The square roots of 10.83 and 6.63.
  expectFigures(post, `About ${crossings(3.2905)} of them crossed this limit`);
  expectFigures(post, `about ${crossings(2.5758)} would have been thrown away`);
});

test('publishing results: both examples have the rates and intervals of their counts', () => {
  const examples = [
    ...postOf('publishing-test-results').matchAll(
      /^Control: +([\d,]+) of ([\d,]+), ([\d.]+%)\nTreatment: +([\d,]+) of ([\d,]+), ([\d.]+%)\nDifference: +(.*), Newcombe$/gm,
    ),
  ];
  for (const [, before = '', of = '', printed, after = '', ofAfter = '', printedAfter, words] of examples) {
    const [control, treatment] = [group(number(of), number(before)), group(number(ofAfter), number(after))] as const;
    const {difference, low, high} = differenceInterval(control, treatment);
    expect([printed, printedAfter, words]).toEqual([
      percent(rate(control), 2),
      percent(rate(treatment), 2),
      `${points(difference)} points, 95% interval ${points(low)} to ${points(high)}`,
    ]);
  }
});

test('the test log: the lines have the rates and intervals of the counts below them', () => {
  const post = postOf('the-one-line-test-log');
  const [, counts = ''] = /The counts behind them, control and treatment: (.*?)\. The two wins/.exec(post) ?? [];
  const rows = [...post.matchAll(/\| ([\d.]+%) to ([\d.]+%) +\| (−?[\d.]+) to (−?[\d.]+) +\|$/gm)];
  expect(rows.map((row) => row.slice(1))).toEqual(
    counts
      .split('; ')
      .filter((line) => line !== '')
      .map((line) => {
        const [before = 0, of = 1, after = 0, ofAfter = 1] = (line.match(/[\d,]+/g) ?? []).map(number);
        const {low, high} = differenceInterval(group(of, before), group(ofAfter, after));
        const signed = (share: number) => points(share).replace('-', '−');
        return [percent(before / of, 2), percent(after / ofAfter, 2), signed(low), signed(high)];
      }),
  );
});

test('planning a quarter: the price list has the numbers that the formula gives', () => {
  const rows = [...postOf('plan-a-quarter-of-tests').matchAll(/^\| (\d+)% +((?:\| [\d,]+ +){4})\|$/gm)];
  for (const [, baseline = '', cells = ''] of rows) {
    expect((cells.match(/[\d,]+/g) ?? []).map(number)).toEqual(
      [0.1, 0.2, 0.3, 0.5].map((lift) => visitorsPerGroup(Number(baseline) / 100, lift)),
    );
  }
});
