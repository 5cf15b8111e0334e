import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {calendarDateOf} from '@site/src/lib/dates';
import {
  isPublished,
  publishSteps,
  readWeekly,
  readWorkflow,
  testConcurrency,
  timerSteps,
} from '../../../support/deploy/steps';
import {hostingReadme} from '../../../support/readmes';

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

test('each push to main, each night and a start by hand publish; a pull request and another branch do not', () => {
  const main = 'refs/heads/main';
  const events = ['push', 'schedule', 'workflow_dispatch'];
  expect(Object.keys(readWorkflow().on)).toEqual(expect.arrayContaining([...events, 'pull_request']));
  expect(events.map((event) => isPublished({event_name: event, ref: main}))).toEqual([true, true, true]);
  expect(events.map((event) => isPublished({event_name: event, ref: 'refs/heads/draft'}))).toEqual(
    events.map(() => false),
  );
  expect(isPublished({event_name: 'pull_request', ref: main})).toBe(false);
});

test('the tests of an older state are of no use to a branch, and each state of main has a result of its own', () => {
  const of = (event: string, branch: string) => testConcurrency({event_name: event, ref: `refs/${branch}`});
  const cancelled = ['heads/main', 'heads/draft'].map((branch) => of('push', branch)['cancel-in-progress']);
  expect(cancelled).toEqual(['false', 'true']);
  const groups = [of('push', 'heads/main'), of('push', 'heads/draft'), of('pull_request', 'heads/draft')];
  expect(new Set(groups.map(({group}) => group)).size).toBe(3);
});

test('a workflow may read the repository alone, keeps no way into it, and runs actions as they were looked at', () => {
  for (const {permissions, jobs} of [readWorkflow(), readWeekly()]) {
    expect(permissions).toEqual({contents: 'read'});
    const used = Object.values(jobs).flatMap(({steps}) => steps.filter(({uses}) => uses !== undefined));
    expect(used.filter(({uses = ''}) => !/@[\da-f]{40}$/.test(uses))).toEqual([]);
    const checkouts = used.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(Object.keys(jobs).map(() => false));
  }
});

test('what takes long runs once a week, whole, and on each version of Node', () => {
  const {on, jobs} = readWeekly();
  expect(on.schedule.map(({cron}) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/)]);
  for (const [name, {strategy, steps}] of Object.entries(jobs)) {
    const matrix = Object.entries(strategy?.matrix ?? {});
    for (const [key] of matrix)
      expect([name, JSON.stringify(steps)]).toEqual([name, expect.stringContaining(`matrix.${key} `)]);
    const shares = matrix.flatMap(([, values]) => values.map(String).filter((value) => value.includes('/')));
    expect(shares).toEqual(shares.map((_, index) => `${index + 1}/${shares.length}`));
  }
  // The README on deploying: "for an hour".
  const commands = Object.values(jobs).flatMap(({steps}) => steps.map(({run}) => run));
  expect(commands).toEqual(expect.arrayContaining(['npm run hunt -- --seconds 3600', 'bash .ci/run']));
});

const hostSecrets = {
  cloudflare: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
  server: ['DEPLOY_HOST', 'DEPLOY_USER', 'DEPLOY_PATH', 'DEPLOY_SSH_KEY', 'DEPLOY_KNOWN_HOSTS'],
};
const everySecret = Object.fromEntries(
  Object.values(hostSecrets).flatMap((names) => names.map((name): [string, string] => [name, 'set'])),
);

test('a host one of whose secrets is missing is left out, which a notice says, and the other is not', () => {
  const ends = (secrets: Readonly<Record<string, string>>): string[] =>
    publishSteps({secrets, vars: {}}).flatMap(
      ({command}) =>
        /^npm run (deploy:\w+)$|::notice::Not deployed to (Cloudflare|your own server)/
          .exec(command)
          ?.slice(1)
          .find(Boolean) ?? [],
    );
  const {cloudflare, server} = hostSecrets;
  const without = (name: string): string[] => ends({...everySecret, [name]: ''});
  expect(cloudflare.map(without)).toEqual(cloudflare.map(() => ['Cloudflare', 'deploy:server']));
  expect(server.map(without)).toEqual(server.map(() => ['deploy:cloudflare', 'your own server']));
  expect(ends({})).toEqual(['Cloudflare', 'your own server']);
});

test('a secret is given to the step of its host alone, which the README names, and the settings of a server to its own', () => {
  const vars = {DEPLOY_RELOAD: 'set', DEPLOY_URL: 'set'};
  const given = publishSteps({secrets: everySecret, vars}).flatMap(({command, environment}) => {
    const names = Object.keys(environment).filter((name) => environment[name] === 'set');
    return names.length === 0 ? [] : [[command, ...names]];
  });
  expect(given).toEqual([
    ['npm run deploy:cloudflare', ...hostSecrets.cloudflare],
    ['npm run deploy:server', ...hostSecrets.server, ...Object.keys(vars)],
  ]);
  for (const names of Object.values(hostSecrets))
    expect(hostingReadme()).toContain(names.map((name) => `\`${name}\``).join(', '));
});

test('one host is published to while the other fails, and none is where a check or the build does', () => {
  const deployed = (failing?: string): string[] =>
    publishSteps({secrets: everySecret, vars: {}}, failing).flatMap(
      ({command}) => /^npm run (deploy:\w+)$/.exec(command)?.[1] ?? [],
    );
  const both = ['deploy:cloudflare', 'deploy:server'];
  expect([undefined, 'npm run deploy:cloudflare', 'npm run deploy:server'].map(deployed)).toEqual([both, both, both]);
  expect(['npm ci', 'npm run check:content', 'npm run build'].map(deployed)).toEqual([[], [], []]);
});

test('the timer’s unit fetches the newest texts, then does what the workflow does, where the README has it', () => {
  const published = publishSteps({secrets: everySecret, vars: {}}).map(({command}) => command);
  expect(timerSteps().map(({command}) => command)).toEqual([
    'git pull --quiet --ff-only',
    ...published.filter((command) => command !== 'npm run deploy:cloudflare'),
  ]);
  const unit = readFileSync('src/pipeline/deploy/timer/tailor-ai.service', 'utf8');
  const [, user = ''] = /^User=(.+)$/m.exec(unit) ?? [];
  const [, folder = ''] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  const readme = hostingReadme();
  expect(readme).toContain(
    `\nadduser --system --group --shell /bin/bash --home ${folder.replace('/source', '')} ${user}\n`,
  );
  expect(readme).toMatch(new RegExp(`^sudo -u ${user} git clone \\S+ ${folder}$`, 'm'));
});

test('the timer starts once a day, right after midnight in Los Angeles', () => {
  const unit = readFileSync('src/pipeline/deploy/timer/tailor-ai.timer', 'utf8');
  const [, calendar = ''] = /^OnCalendar=(.+)$/m.exec(unit) ?? [];
  expect(calendar).toBe('*-*-* 00:10 America/Los_Angeles');
  // A night without power is made up for: systemd.timer(5).
  expect(unit).toMatch(/^Persistent=true$/m);
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
