import {spawnSync} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {generatedPosts} from '../benchmark/blog/generatedPosts';
import {temporarySite} from '../benchmark/blog/temporarySite';
import {daily, isAll} from '../support/daily';
import {deploymentSettings as settings} from '../support/deploy/ownSettings';
import {startOwnServer, type OwnServer} from '../support/deploy/ownServer';
import {publishSteps, timerSteps, type Step} from '../support/deploy/steps';
import {need} from '../support/programs/install.mjs';
import type {SiteCopy} from '../support/siteCopy';
import {tsxOptions} from '../support/tsx';

jest.setTimeout(1_800_000);

const [scheduled, ...others] = generatedPosts(3);
if (!scheduled) throw new Error('There is no post.');

/** Summer time begins in Los Angeles on the day that the post comes out: its midnight is still winter's. */
const scheduledDay = '2027-03-14';
const beforeMidnight = '2027-03-14T07:59:00Z';
/** When the timer starts: ten past midnight. */
const afterMidnight = '2027-03-14T08:10:00Z';

let site: SiteCopy;
let server: OwnServer;
let programs: string;

/** A program that stands before the installed one of its name. */
function standIn(name: string, lines: readonly string[]): void {
  const file = path.join(programs, name);
  mkdirSync(programs, {recursive: true});
  writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
}

beforeAll(async () => {
  server = await startOwnServer();
  site = temporarySite([{...scheduled, date: scheduledDay}, ...others]);
  // Pages name posts of the site's own, which its build looks for.
  if (isAll) cpSync('blog', path.join(site.folder, 'blog'), {recursive: true});
  programs = path.join(site.folder, 'programs');
  const npm = spawnSync('sh', ['-c', 'command -v npm'], {encoding: 'utf8'}).stdout.trim();
  const load = [process.execPath, ...tsxOptions, path.resolve('tests/support/deploy/loadedBuild.ts')];
  // No network: packages are there, and nothing was pushed. The build itself is run weekly.
  standIn('npm', [
    '[ "$*" != ci ] || exit 0',
    ...(isAll ? [] : [`[ "$*" != "run build" ] || exec ${load.map((word) => `'${word}'`).join(' ')}`]),
    `exec '${npm}' "$@"`,
  ]);
  standIn('git', ['[ "$1" != pull ] || exit 0', 'exec /usr/bin/env -i git "$@"']);
  standIn('ssh', ['for word; do :; done', 'exec sh -c "$word"']);
});

afterAll(async () => {
  site.remove();
  await server.stop();
});

/** Runs commands at a moment, one after the other, as far as all goes well. */
function run(steps: readonly Step[], moment: string): void {
  const clock = pathToFileURL(path.resolve('tests/support/movedClock.mjs')).href;
  const {ENV_FILE, ...inherited} = process.env;
  expect(ENV_FILE).toBe('');
  for (const {command, environment} of steps) {
    const {status, stdout, stderr} = spawnSync('bash', ['-e', '-c', command], {
      cwd: site.folder,
      encoding: 'utf8',
      env: {
        ...inherited,
        ...environment,
        PATH: `${programs}:${process.env.PATH ?? ''}`,
        NODE_OPTIONS: `--import ${clock}`,
        CLOCK: moment,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus',
      },
    });
    expect(`${command}: ${status}\n${status === 0 ? '' : stdout + stderr}`).toBe(`${command}: 0\n`);
  }
}

const answerOf = async (slug: string): Promise<number> =>
  (await fetch(`${server.site}/blog/${slug}`, {headers: {connection: 'close'}})).status;

/** Each way to publish, as its host does it. */
const ways: readonly (readonly [string, () => readonly Step[]])[] = [
  [
    'the workflow',
    () =>
      publishSteps({
        secrets: {
          DEPLOY_HOST: 'server.acme.test',
          DEPLOY_USER: 'deploy',
          DEPLOY_PATH: server.folder,
          DEPLOY_SSH_KEY: ['BEGIN', 'END'].map((end) => `-----${end} PRIVATE KEY-----`).join('\nkey\n'),
          DEPLOY_KNOWN_HOSTS: 'server.acme.test ssh-ed25519 key',
        },
        vars: {...settings, DEPLOY_RELOAD: server.reload, DEPLOY_URL: server.site},
      }),
  ],
  [
    "the own server's timer",
    () => {
      const file = {...settings, DEPLOY_PATH: server.folder, DEPLOY_RELOAD: server.reload, DEPLOY_URL: server.site};
      const lines = Object.entries(file).map(([name, value]) => `${name}="${value}"\n`);
      writeFileSync(path.join(site.folder, '.env'), lines.join(''));
      return timerSteps();
    },
  ],
];

test.each(daily(ways, 1))('a scheduled post comes out on its day by %s', async (_, steps) => {
  need('nginx');
  rmSync(path.join(site.folder, '.env'), {force: true});
  const all = steps();
  expect(all.map(({command}) => command)).toContain('npm run deploy:server');
  run(all, beforeMidnight);
  expect([await answerOf(scheduled.slug), await answerOf('generated-2')]).toEqual([404, 200]);
  run(all, afterMidnight);
  expect([await answerOf(scheduled.slug), await answerOf('generated-2')]).toEqual([200, 200]);
  // What a deployment knows stays out of what it uploads.
  const build = path.join(site.folder, 'build');
  const files = readdirSync(build, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const telling = files.filter(
    ({name, parentPath}) =>
      name.startsWith('.env') || readFileSync(path.join(parentPath, name)).includes(server.folder),
  );
  expect(telling.map(({name}) => name)).toEqual([]);
});
