import {readFileSync} from 'node:fs';
import {differenceInterval} from '@site/src/lib/statistics/intervals';
import {differenceTest, sampleRatioTest} from '@site/src/lib/statistics/proportionTests';

const guide = readFileSync('docs/ab-testing.mdx', 'utf8');
const points = (share: number) => (share * 100).toFixed(1);

test.each([
  [500, 12, 19, 2],
  [4000, 96, 152, 4],
])('the example with %s visitors has the figures that the formulas give', (visitors, control, treatment, digits) => {
  const groups = [
    {visitors, conversions: control},
    {visitors, conversions: treatment},
  ] as const;
  const {difference, low, high} = differenceInterval(...groups);
  const pValue = differenceTest(...groups).pValue;
  const [counts, rates] = [
    [control, treatment],
    [control / visitors, treatment / visitors],
  ];
  expect(guide).toContain(
    `${counts[0]}, or ${points(rates[0] ?? 0)}% | ${counts[1]}, or ${points(rates[1] ?? 0)}% | ` +
      `${points(difference)} points | ${points(low)} to ${points(high)} points | ${pValue.toFixed(digits)} |`,
  );
});

test.each([
  [4000, 4100, 2],
  [4000, 4400, 5],
])('the p-value of the split %s to %s is right', (control, treatment, digits) => {
  const row = `| ${control.toLocaleString('en-US')} | ${treatment.toLocaleString('en-US')} |`;
  expect(guide).toContain(`${row} ${sampleRatioTest([control, treatment]).pValue.toFixed(digits)} |`);
});
