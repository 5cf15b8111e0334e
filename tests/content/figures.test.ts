/** The figures of guides and posts are those that the site's own formulas give for the counts beside them. */
import {readdirSync, readFileSync} from 'node:fs';
import {decidedTest} from '@site/src/content/sampleTest';
import {
  differenceInterval,
  differenceTest,
  errorByLook,
  rateInterval,
  sampleRatioTest,
  type GroupCounts,
} from '@site/src/lib/statistics';
import {visitorsPerGroup} from '@site/src/lib/statistics/power';

/** A test on the text of a post, as long as there is one at that slug: posts come and go. */
function testPost(slug: string, name: string, check: (post: string) => void): void {
  const folder = readdirSync('blog').find((each) => each.endsWith(`-${slug}`));
  if (folder !== undefined) test(name, () => check(readFileSync(`blog/${folder}/index.md`, 'utf8')));
}

const number = (text: string): number => Number(text.replaceAll(',', ''));
const count = (value: number): string => value.toLocaleString('en-US');
const points = (share: number, digits = 2): string => (share * 100).toFixed(digits);
const percent = (share: number, digits = 1): string => `${points(share, digits)}%`;
const group = (visitors: number, conversions: number): GroupCounts => ({visitors, conversions});
const rate = ({conversions, visitors}: GroupCounts): number => conversions / visitors;

describe('the guide to A/B testing', () => {
  const guide = readFileSync('docs/ab-testing.mdx', 'utf8');

  test.each([
    [500, 12, 19, 2],
    [4000, 96, 152, 4],
  ])('has an example with %s visitors', (visitors, before, after, digits) => {
    const groups = [group(visitors, before), group(visitors, after)] as const;
    const {difference, low, high} = differenceInterval(...groups);
    const [control, treatment] = groups.map((each) => `${each.conversions}, or ${percent(rate(each))} | `);
    expect(guide).toContain(
      `${control}${treatment}${points(difference, 1)} points | ${points(low, 1)} to ${points(high, 1)} points | ` +
        `${differenceTest(...groups).pValue.toFixed(digits)} |`,
    );
  });

  test.each([
    [4000, 4100, 2],
    [4000, 4400, 5],
  ])('has the p-value of the split %s to %s', (control, treatment, digits) => {
    const pValue = sampleRatioTest([control, treatment]).pValue.toFixed(digits);
    expect(guide).toContain(`| ${count(control)} | ${count(treatment)} | ${pValue} |`);
  });
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
    expect(page).toContain(`${first} in control and ${second} in treatment`);
  });

  test('has their difference, its standard error and both intervals', () => {
    const difference = rate(treatment) - rate(control);
    const error = Math.sqrt(groups.reduce((sum, each) => sum + (rate(each) * (1 - rate(each))) / each.visitors, 0));
    expect(page).toContain(`${percent(rate(treatment))} − ${percent(rate(control))} = ${points(difference, 1)}`);
    expect(page).toContain(`= ${((difference / rate(control)) * 100).toFixed(0)}%\``);
    expect(page).toContain(`= ${error.toFixed(4)}\`, so ${points(error)} points`);
    const reach = 1.96 * error;
    expect(page).toContain(
      `1.96 × ${points(error, 3)} = ${points(reach)}\` points to either side, so from ${points(difference - reach)} to ${points(difference + reach)} points`,
    );
    const {low, high} = differenceInterval(control, treatment);
    expect(page).toContain(`is ${points(low)} to ${points(high)}.`);
  });

  test('has the limits of a fair split 3.29 standard deviations away', () => {
    const visitors = control.visitors + treatment.visitors;
    const reach = Math.floor((3.29 * Math.sqrt(visitors)) / 2);
    expect(page).toContain(`with ${count(visitors)} visitors`);
    expect(page).toContain(`below ${count(visitors / 2 - reach)} or above ${count(visitors / 2 + reach)}`);
  });
});

testPost(
  'reading-a-test',
  'reading a test: both bars, the interval of their difference, and why the bars mislead',
  (text) => {
    const post = text.replaceAll(/ +/g, ' ');
    const [control, treatment] = [group(1500, 36), group(1500, 57)];
    const [from, to] = [rateInterval(control), rateInterval(treatment)];
    const {difference, low, high} = differenceInterval(control, treatment);
    const row = (name: string, {rate, low, high}: typeof from) =>
      `| ${name} | ${percent(rate, 1)} | ${percent(low, 1)} to ${percent(high, 1)} |`;
    expect(post).toContain('gets 1,500 visitors. Control converts 36 of them, and treatment converts 57.');
    expect(post).toContain(row('Control', from));
    expect(post).toContain(row('Treatment', to));
    expect(post).toContain(
      `| Difference | ${points(difference, 1)} points | ${points(low, 1)} to ${points(high, 1)} points |`,
    );
    expect(post).toContain(`p = ${differenceTest(control, treatment).pValue.toFixed(3)}`);
    const [up, down] = [points(from.high - from.rate, 3), points(to.rate - to.low, 3)];
    expect(post).toContain(`Control’s bar reaches ${up} points up and treatment’s ${down} points down`);
    const reach = Math.hypot(Number(up), Number(down)).toFixed(3);
    expect(post).toContain(`sqrt(${up} × ${up} + ${down} × ${down}) = ${reach}`);
    expect(post).toContain(`1.4 − ${reach} = ${points(low, 3)}`);
    expect(post).toContain(`at least one false winner is ${percent(1 - 0.975 ** 10, 0)}`);
  },
);

testPost(
  'from-start-test-to-ramp',
  'from Start Test to the ramp: the example, and what daily looks at the split do',
  (post) => {
    const [control, treatment] = [group(6566, 201), group(6634, 262)];
    /** How often at least one of 21 daily looks crosses a limit although nothing differs. */
    const crossings = (limit: number): string => percent(errorByLook(Array(21).fill(limit)).at(-1) ?? 0);
    const {difference, low, high} = differenceInterval(control, treatment);
    expect(post).toContain(`Planned ${visitorsPerGroup(0.03, 0.3).toLocaleString('en-US')} in each group`);
    expect(post).toContain(`68 × 68 / 13,200 = ${((6634 - 6566) ** 2 / (6634 + 6566)).toFixed(2)}, far below 10.83`);
    expect(post).toContain(
      `Control 201 conversions (${percent(201 / 6566, 2)}), treatment 262 (${percent(262 / 6634, 2)})`,
    );
    expect(post).toContain(
      `The difference is ${points(difference)} points, its 95% interval (Newcombe) ${points(low)} to ${points(high)}`,
    );
    // The square roots of 10.83 and 6.63.
    expect(post).toContain(`About ${crossings(3.2905)} of them crossed this limit`);
    expect(post).toContain(`about ${crossings(2.5758)} would have been thrown away`);
  },
);

testPost(
  'publishing-test-results',
  'publishing results: both examples have the rates and intervals of their counts',
  (post) => {
    const examples = [
      ...post.matchAll(
        /^Control: +([\d,]+) of ([\d,]+), ([\d.]+%)\nTreatment: +([\d,]+) of ([\d,]+), ([\d.]+%)\nDifference: +(.*), Newcombe$/gm,
      ),
    ];
    expect(examples).toHaveLength(2);
    for (const [, before = '', of = '', printed, after = '', ofAfter = '', printedAfter, words] of examples) {
      const [control, treatment] = [group(number(of), number(before)), group(number(ofAfter), number(after))] as const;
      const {difference, low, high} = differenceInterval(control, treatment);
      expect([printed, printedAfter, words]).toEqual([
        percent(rate(control), 2),
        percent(rate(treatment), 2),
        `${points(difference)} points, 95% interval ${points(low)} to ${points(high)}`,
      ]);
    }
  },
);

testPost(
  'the-one-line-test-log',
  'the test log: the lines have the rates and intervals of the counts below them',
  (post) => {
    const [, counts = ''] = /The counts behind them, control and treatment: (.*?)\. The two wins/.exec(post) ?? [];
    const rows = [...post.matchAll(/\| ([\d.]+%) to ([\d.]+%) +\| (−?[\d.]+) to (−?[\d.]+) +\|$/gm)];
    expect(rows).toHaveLength(5);
    expect(rows.map((row) => row.slice(1))).toEqual(
      counts.split('; ').map((line) => {
        const [before = 0, of = 1, after = 0, ofAfter = 1] = (line.match(/[\d,]+/g) ?? []).map(number);
        const {low, high} = differenceInterval(group(of, before), group(ofAfter, after));
        const signed = (share: number) => points(share).replace('-', '−');
        return [percent(before / of, 2), percent(after / ofAfter, 2), signed(low), signed(high)];
      }),
    );
  },
);

testPost(
  'plan-a-quarter-of-tests',
  'planning a quarter: the price list has the numbers that the formula gives',
  (post) => {
    const rows = [...post.matchAll(/^\| (\d+)% +((?:\| [\d,]+ +){4})\|$/gm)];
    expect(rows.length).toBe(5);
    for (const [, baseline = '', cells = ''] of rows) {
      expect((cells.match(/[\d,]+/g) ?? []).map(number)).toEqual(
        [0.1, 0.2, 0.3, 0.5].map((lift) => visitorsPerGroup(Number(baseline) / 100, lift)),
      );
    }
  },
);
