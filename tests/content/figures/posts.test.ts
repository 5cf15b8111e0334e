/** The figures of posts are those that the site's own formulas give for the counts beside them. */
import {differenceInterval, differenceTest, rateInterval} from '@site/src/lib/statistics';
import {visitorsPerGroup} from '@site/src/lib/statistics/power';
import {countInWords} from '@site/src/lib/countInWords';
import {count, expectFigures, foundIn, group, number, percent, points, postOf, rate} from '../../support/figures';

test('a sentence with another figure, and a form, are missed, except in a text that has been taken away', () => {
  expect(() => expectFigures('Control 201 of 6,566.', 'Control 202 of 6,566.')).toThrow(
    'not say "Control 202 of 6,566."',
  );
  for (const longer of ['?planned=15000', '?planned=1500.5', '?planned=1500,000']) {
    expect(() => expectFigures(longer, '?planned=1500')).toThrow('not say');
  }
  expectFigures('', 'Control 202 of 6,566.');
  expect(() => foundIn('Control 201.', /^Treatment/g)).toThrow('Nothing in the text has the form /^Treatment/g.');
  expect(foundIn('', /^Treatment/g)).toEqual([]);
});

test('reading a test: both bars, the interval of their difference, and why the bars mislead', () => {
  const post = postOf('reading-a-test');
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
  expectFigures(post, `they overlap between ${percent(to.low)} and ${percent(from.high)}`);
  expectFigures(post, `p = ${differenceTest(control, treatment).pValue.toFixed(3)}`);
  const [up, down] = [points(from.high - from.rate, 3), points(to.rate - to.low, 3)];
  expectFigures(post, `Control’s bar reaches ${up} points up and treatment’s ${down} points down`);
  expectFigures(post, `Added up, that is ${(Number(up) + Number(down)).toFixed(2)} points, more than the 1.4 points`);
  const reach = Math.hypot(Number(up), Number(down)).toFixed(3);
  expectFigures(post, `sqrt(${up} × ${up} + ${down} × ${down}) = ${reach}`);
  expectFigures(post, `1.4 − ${reach} = ${points(low, 3)}`);
  expectFigures(post, `at least one false winner is ${percent(1 - 0.975 ** 10, 0)}`);
  const planned = Math.round(visitorsPerGroup(0.03, 0.2) / 1000) * 1000;
  expectFigures(
    post,
    `lift of 20% on a page that converts 3% of its visitors, [plan for about ${count(planned)} visitors`,
  );
});

test('from Start Test to the ramp: the plan, the first day and both endings', () => {
  const post = postOf('from-start-test-to-ramp');
  const planned = visitorsPerGroup(0.03, 0.3);
  expectFigures(post, 'About 3,300 visitors a week');
  expectFigures(post, `${countInWords(Math.ceil((2 * planned) / 3300))} weeks at this traffic`);
  expectFigures(post, `visitors in control, 214; visitors in treatment, 229; events in the analytics tool, 441.`);
  expectFigures(post, `${countInWords(214 + 229 - 441)} of ${214 + 229} visitors block the tool`);
  const [control, treatment] = [group(6566, 201), group(6634, 262)];
  const {difference, low, high} = differenceInterval(control, treatment);
  expectFigures(post, `${count(planned)} were planned`);
  expectFigures(post, '6,566 visitors in control and 6,634 in treatment');
  expectFigures(post, `68 × 68 / 13,200 = ${((6634 - 6566) ** 2 / (6634 + 6566)).toFixed(2)}, far below 10.83`);
  expectFigures(post, `201 requests (${percent(rate(control), 2)}) and 262 (${percent(rate(treatment), 2)})`);
  expectFigures(
    post,
    `The difference is ${points(difference)} points, its 95% interval (Newcombe) ${points(low)} to ${points(high)}`,
  );
  expectFigures(post, `a ${percent(difference / rate(control), 0)} lift`);
  expectFigures(post, `puts ${points(low)} points into the forecast`);
  expectFigures(post, `it shows ${percent(rate(treatment), 2)} again`);
  const flat = differenceInterval(control, group(6634, 206));
  expectFigures(
    post,
    `“201 requests and 206: between ${points(-flat.low, 1)} points worse and ${points(flat.high, 1)} better,”`,
  );
});

test('publishing results: both examples have the rates and intervals of their counts, and no others are named', () => {
  const post = postOf('publishing-test-results');
  const form =
    /^Control: ([\d,]+) of ([\d,]+), ([\d.]+%)\nTreatment: ([\d,]+) of ([\d,]+), ([\d.]+%)\nDifference: (.*), Newcombe$/gm;
  const examples = foundIn(post, form);
  const found = examples.flatMap(([, before = '', of = '', printed, after = '', ofAfter = '', printedAfter, words]) => {
    const [control, treatment] = [group(number(of), number(before)), group(number(ofAfter), number(after))] as const;
    const {difference, low, high} = differenceInterval(control, treatment);
    expect([printed, printedAfter, words]).toEqual([
      percent(rate(control), 2),
      percent(rate(treatment), 2),
      `${points(difference)} points, 95% interval ${points(low)} to ${points(high)}`,
    ]);
    return [difference, low, high].map((share) => points(Math.abs(share)));
  });
  const named = post.match(/\b\d\.\d\d(?= points| to \d)/g) ?? [];
  expect(named.filter((words) => !found.includes(words))).toEqual([]);
});
