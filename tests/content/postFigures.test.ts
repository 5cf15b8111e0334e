import {readdirSync, readFileSync} from 'node:fs';
import {differenceInterval, rateInterval} from '@site/src/lib/statistics/intervals';
import {differenceTest} from '@site/src/lib/statistics/proportionTests';
import {visitorsPerGroup} from '@site/src/lib/statistics/power';

/** The text of the post with a slug. */
function postOf(slug: string): string {
  const folder = readdirSync('blog').find((name) => name.endsWith(`-${slug}`)) ?? slug;
  return readFileSync(`blog/${folder}/index.md`, 'utf8');
}

const number = (text: string): number => Number(text.replaceAll(',', ''));
const percent = (share: number, digits: number): string => `${(share * 100).toFixed(digits)}%`;
const points = (share: number, digits: number): string => (share * 100).toFixed(digits);

test('reading a test: both bars, the interval of their difference, and why the bars mislead', () => {
  const post = postOf('reading-a-test').replaceAll(/ +/g, ' ');
  const [control, treatment] = [
    {visitors: 1500, conversions: 36},
    {visitors: 1500, conversions: 57},
  ];
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
});

/**
 * How often at least one of some looks crosses a limit on |z| although nothing differs, each look at as many
 * new visitors: the sum of the looks so far is normal, and goes on from where no look has crossed the limit.
 */
function crossings(limit: number, looks: number): number {
  const step = 0.1;
  const half = Math.ceil((limit * Math.sqrt(looks)) / step);
  const places = Array.from({length: 2 * half + 1}, (_, index) => index - half);
  const density = Array.from(
    {length: 4 * half + 1},
    (_, distance) => (Math.exp(-((distance * step) ** 2) / 2) / Math.sqrt(2 * Math.PI)) * step,
  );
  let shares: readonly number[] = places.map((place) => (place === 0 ? 1 : 0));
  for (let look = 1; look <= looks; look += 1) {
    const reached = [...shares.entries()].filter(([, share]) => share > 0);
    shares = places.map((place, index) =>
      Math.abs(place * step) < limit * Math.sqrt(look)
        ? reached.reduce((sum, [from, share]) => sum + share * (density[Math.abs(index - from)] ?? 0), 0)
        : 0,
    );
  }
  return 1 - shares.reduce((sum, share) => sum + share, 0);
}

test('from Start Test to the ramp: the example, and what daily looks at the split do', () => {
  const post = postOf('from-start-test-to-ramp');
  const [control, treatment] = [
    {visitors: 6566, conversions: 201},
    {visitors: 6634, conversions: 262},
  ];
  const {difference, low, high} = differenceInterval(control, treatment);
  expect(post).toContain(`Planned ${visitorsPerGroup(0.03, 0.3).toLocaleString('en-US')} in each group`);
  expect(post).toContain(`68 × 68 / 13,200 = ${((6634 - 6566) ** 2 / (6634 + 6566)).toFixed(2)}, far below 10.83`);
  expect(post).toContain(
    `Control 201 conversions (${percent(201 / 6566, 2)}), treatment 262 (${percent(262 / 6634, 2)})`,
  );
  expect(post).toContain(
    `The difference is ${points(difference, 2)} points, its 95% interval (Newcombe) ${points(low, 2)} to ${points(high, 2)}`,
  );
  // The square roots of 10.83 and 6.63.
  expect(post).toContain(`About ${percent(crossings(3.2905, 21), 1)} of them crossed this limit`);
  expect(post).toContain(`about ${percent(crossings(2.5758, 21), 1)} would have been thrown away`);
});

test('publishing results: both examples have the rates and intervals of their counts', () => {
  const examples = [
    ...postOf('publishing-test-results').matchAll(
      /^Control: +([\d,]+) of ([\d,]+), ([\d.]+%)\nTreatment: +([\d,]+) of ([\d,]+), ([\d.]+%)\nDifference: +(.*), Newcombe$/gm,
    ),
  ];
  expect(examples).toHaveLength(2);
  for (const [, before = '', of = '', rate, after = '', ofAfter = '', rateAfter, words] of examples) {
    const control = {conversions: number(before), visitors: number(of)};
    const treatment = {conversions: number(after), visitors: number(ofAfter)};
    const {difference, low, high} = differenceInterval(control, treatment);
    expect([rate, rateAfter, words]).toEqual([
      percent(control.conversions / control.visitors, 2),
      percent(treatment.conversions / treatment.visitors, 2),
      `${points(difference, 2)} points, 95% interval ${points(low, 2)} to ${points(high, 2)}`,
    ]);
  }
});

test('the test log: the lines have the rates and intervals of the counts below them', () => {
  const post = postOf('the-one-line-test-log');
  const [, counts = ''] = /The counts behind them, control and treatment: (.*?)\. The two wins/.exec(post) ?? [];
  const rows = [...post.matchAll(/\| ([\d.]+%) to ([\d.]+%) +\| (−?[\d.]+) to (−?[\d.]+) +\|$/gm)];
  expect(rows).toHaveLength(5);
  expect(rows.map((row) => row.slice(1))).toEqual(
    counts.split('; ').map((line) => {
      const [before = 0, of = 1, after = 0, ofAfter = 1] = (line.match(/[\d,]+/g) ?? []).map(number);
      const {low, high} = differenceInterval(
        {conversions: before, visitors: of},
        {conversions: after, visitors: ofAfter},
      );
      const signed = (share: number) => points(share, 2).replace('-', '−');
      return [percent(before / of, 2), percent(after / ofAfter, 2), signed(low), signed(high)];
    }),
  );
});

test('planning a quarter: the price list has the numbers that the formula gives', () => {
  const rows = [...postOf('plan-a-quarter-of-tests').matchAll(/^\| (\d+)% +((?:\| [\d,]+ +){4})\|$/gm)];
  expect(rows.length).toBe(5);
  for (const [, baseline = '', cells = ''] of rows) {
    expect((cells.match(/[\d,]+/g) ?? []).map(number)).toEqual(
      [0.1, 0.2, 0.3, 0.5].map((lift) => visitorsPerGroup(Number(baseline) / 100, lift)),
    );
  }
});
