import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {calendarDateOf} from '@site/src/lib/dates';
import {publishSteps, readWorkflow} from '../../../support/deploy/steps';

/** The days in Los Angeles of the moments at which something is started. */
const daysOf = (moments: readonly Date[]): string[] => moments.map((moment) => calendarDateOf(moment.getTime()));

/** As many days as there are, one after the other, from the first. */
const inARow = (days: readonly string[]): string[] =>
  days.map((_, index) => new Date(Date.parse(days[0] ?? '') + index * 86_400_000).toISOString().slice(0, 10));

test('the workflow starts once a day, in the first two hours of Los Angeles, and waits for no tests', () => {
  const {on, jobs} = readWorkflow();
  const [, minute = '', hour = ''] = /^(\d+) (\d+) \* \* \*$/.exec(on.schedule[0]?.cron ?? '') ?? [];
  const moments = Array.from(
    {length: 800},
    (_, day) => new Date(Date.UTC(2026, 10, day, Number(hour), Number(minute))),
  );
  const days = daysOf(moments);
  expect(days).toEqual(inARow(days));
  // Two hours before it is another day.
  const before = daysOf(moments.map((moment) => new Date(moment.getTime() - 2 * 3_600_000)));
  expect(before.slice(1)).toEqual(days.slice(0, -1));
  expect(jobs.publish.needs).toBeUndefined();
});

test('what publishes is finished before the next begins: one that is stopped halfway leaves half of a site', () => {
  expect(readWorkflow().jobs.publish.concurrency).toEqual({group: 'publish', 'cancel-in-progress': false});
});

test('one host is published to while the other fails, and none is where a check or the build does', () => {
  const names = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'DEPLOY_HOST', 'DEPLOY_USER', 'DEPLOY_PATH'];
  const secrets = Object.fromEntries([...names, 'DEPLOY_SSH_KEY', 'DEPLOY_KNOWN_HOSTS'].map((name) => [name, 'set']));
  const deployed = (failing?: string): string[] =>
    publishSteps({secrets, vars: {}}, failing).flatMap(
      ({command}) => /^npm run (deploy:\w+)$/.exec(command)?.[1] ?? [],
    );
  const both = ['deploy:cloudflare', 'deploy:server'];
  expect([undefined, 'npm run deploy:cloudflare', 'npm run deploy:server'].map(deployed)).toEqual([both, both, both]);
  expect(['npm ci', 'npm run check:content', 'npm run build'].map(deployed)).toEqual([[], [], []]);
});

test('the timer starts once a day, right after midnight in Los Angeles', () => {
  const unit = readFileSync('src/pipeline/deploy/timer/tailor-ai.timer', 'utf8');
  const [, calendar = ''] = /^OnCalendar=(.+)$/m.exec(unit) ?? [];
  expect(calendar).toBe('*-*-* 00:10 America/Los_Angeles');
  const {stdout, error} = spawnSync(
    'systemd-analyze',
    ['calendar', '--base-time=2026-11-01 00:00 UTC', '--iterations=400', calendar],
    {encoding: 'utf8', env: {...process.env, TZ: 'UTC'}},
  );
  // systemd is there where the timer is.
  if (error !== undefined) return;
  const moments = [...stdout.matchAll(/(?:Next elapse|Iter\. #\d+|\(in UTC\)): \w+ ([\d-]+) ([\d:]+) UTC/g)].map(
    ([, day = '', time = '']) => new Date(`${day}T${time}Z`),
  );
  expect(moments.length).toBeGreaterThanOrEqual(400);
  const days = daysOf(moments);
  expect(days).toEqual(inARow(days));
  // Eleven minutes before it is another day.
  const before = daysOf(moments.map((moment) => new Date(moment.getTime() - 11 * 60_000)));
  expect(before.slice(1)).toEqual(days.slice(0, -1));
});
