import {readFileSync} from 'node:fs';
import {decidedTest} from '@site/src/content/sampleTest';
import {differenceInterval} from '@site/src/lib/statistics/intervals';

const page = readFileSync('docs/analytics-platform-integration.mdx', 'utf8');
const {control, treatment} = decidedTest;

/** As the page writes them: 4,000 and 2.4%. */
const count = (value: number): string => value.toLocaleString('en-US');
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const points = (share: number, digits = 2): string => (share * 100).toFixed(digits);

const rate = ({conversions, visitors}: {readonly conversions: number; readonly visitors: number}): number =>
  conversions / visitors;

/** The cells of a table row that begins with this text. */
function row(start: string): string[] {
  const line = page.split('\n').find((text) => text.startsWith(`| ${start}`)) ?? '';
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

test('the funnel has the counts and rates of the sample test', () => {
  expect(row('`tailor_experiment`')).toEqual([count(control.visitors), count(treatment.visitors)]);
  expect(row('Trial started')).toEqual(
    [control, treatment].map((group) => `${count(group.conversions)} (${percent(rate(group))})`),
  );
});

test('the step between is worked out from its counts', () => {
  const viewed = row('Sign-up page viewed').map((cell) => Number.parseInt(cell, 10));
  const groups = [control, treatment];
  expect(row('Sign-up page viewed')).toEqual(
    groups.map(({visitors}, index) => `${viewed[index]} (${percent((viewed[index] ?? 0) / visitors)})`),
  );
  const [first, second] = groups.map(({conversions}, index) => percent(conversions / (viewed[index] ?? 0)));
  expect(page).toContain(`${first} in control and ${second} in treatment`);
});

test('difference, standard error and both intervals are worked out right', () => {
  const difference = rate(treatment) - rate(control);
  const error = Math.sqrt(
    [control, treatment].reduce((sum, group) => sum + (rate(group) * (1 - rate(group))) / group.visitors, 0),
  );
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

test('the limits of a fair split are 3.29 standard deviations away', () => {
  const visitors = control.visitors + treatment.visitors;
  const deviation = Math.sqrt(visitors) / 2;
  const reach = Math.floor(3.29 * deviation);
  expect(page).toContain(`with ${count(visitors)} visitors`);
  expect(page).toContain(`below ${count(visitors / 2 - reach)} or above ${count(visitors / 2 + reach)}`);
});
