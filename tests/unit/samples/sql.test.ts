import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** Segment's tables in a warehouse, as far as the query reads them. */
const tables = `
  create table tailor_experiment
    (anonymous_id text, received_at timestamptz, experiment_id text, experiment_group text, ramp_stage text);
  create table trial_started (anonymous_id text, received_at timestamptz);
`;

const exposure = (visitor: string, daysAgo: number, group: string, stage = 'in_experiment', test = 'exp_4821') =>
  `insert into tailor_experiment values
    ('${visitor}', current_timestamp - interval '${daysAgo} days', '${test}', '${group}', '${stage}');`;

const trial = (visitor: string, daysAgo: number) =>
  `insert into trial_started values ('${visitor}', current_timestamp - interval '${daysAgo} days');`;

const rows = [
  // Converts at the end of the seventh day, and again: one conversion. Was exposed twice: one visitor.
  ...[exposure('twice', 20, 'treatment'), exposure('twice', 12, 'treatment')],
  ...[trial('twice', 13.01), trial('twice', 13.02)],
  // After the window of seven days, and before the exposure.
  ...[exposure('late', 20, 'treatment'), trial('late', 12.99), exposure('before', 20, 'control')],
  ...[trial('before', 20.01), exposure('converts', 7.01, 'control'), trial('converts', 7)],
  // Their seven days are not over: a count of today would take them for visitors who did not convert.
  ...[exposure('fresh', 6.99, 'control'), exposure('today', 0, 'treatment'), trial('today', 0)],
  // In both groups, outside the test, and in another one.
  ...[exposure('both', 20, 'control'), exposure('both', 19, 'treatment'), trial('both', 18)],
  ...[exposure('outside', 20, 'control', 'holdout'), exposure('other', 20, 'control', 'in_experiment', 'exp_1')],
];

test('the query of the Segment guide counts those alone whose window is over, each once', () => {
  const query = readFileSync('docs/samples/analytics/segment-funnel.sql', 'utf8');
  const script = 'tests/support/postgres.mjs';
  const input = JSON.stringify({before: tables + rows.join('\n'), query});
  const counted: unknown = JSON.parse(execFileSync(process.execPath, [script], {input, encoding: 'utf8'}));
  expect(counted).toEqual([
    {experiment_group: 'control', visitors: 2, conversions: 1},
    {experiment_group: 'treatment', visitors: 2, conversions: 1},
  ]);
});
