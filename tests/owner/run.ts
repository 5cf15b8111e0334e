/**
 * Does what an owner does to the content, in a copy of the repository, and runs what an owner runs then:
 * `npm run build`, `npm run check` and the browser tests of what was changed.
 *
 *   npm run owner                     every edit alone, and all that go together at once
 *   npm run owner -- --only <words>   the edits whose names have these words in them
 *   npm run owner -- --keep           leaves the copies of what failed where they are
 */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {freePort} from '../support/freePort.mjs';
import {copyRepository} from './copy';
import type {Edit} from './edit';
import {edits} from './edits';

const {values} = parseArgs({
  options: {
    only: {type: 'string', multiple: true},
    keep: {type: 'boolean'},
    steps: {type: 'string'},
    together: {type: 'boolean'},
    list: {type: 'boolean'},
  },
});

const chosen = edits.filter(({name}) => values.only === undefined || values.only.some((words) => name.includes(words)));

const steps = (values.steps ?? 'format,build,check,browser').split(',');

async function tryEdits(name: string, tried: readonly Edit[]): Promise<boolean> {
  const copy = copyRepository();
  const {folder} = copy.site;
  for (const edit of tried) {
    try {
      edit.apply(copy.site);
    } catch (error) {
      console.log(`${edit.name}: ${String(error)}`);
      return false;
    }
  }
  const specs = [...new Set(tried.flatMap((edit) => edit.specs))].filter((spec) => copy.site.has(`tests/e2e/${spec}`));
  const commands: Record<string, readonly string[]> = {
    format: ['node_modules/.bin/prettier', '--write', '--log-level', 'warn', 'src', 'docs', 'blog', 'sidebars.ts'],
    build: [process.execPath, 'src/build/server/build.mjs'],
    check: [process.execPath, 'tests/run.mjs', 'check'],
    browser: ['node_modules/.bin/playwright', 'test', ...specs.map((spec) => `tests/e2e/${spec}`)],
  };
  const failed: string[] = [];
  let isCommitted = false;
  for (const step of steps) {
    const [command = '', ...args] = commands[step] ?? step.split(' ');
    if (step !== 'format' && !isCommitted) {
      copy.commit();
      isCommitted = true;
    }
    const started = Date.now();
    const {status, stdout, stderr} = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      env: {...process.env, PORT: String(await freePort()), NGINX_PORT: String(await freePort())},
    });
    const log = `${folder}.${step.split(' ')[0]?.replaceAll('/', '_')}.log`;
    writeFileSync(log, stdout + stderr);
    console.log(
      `${name}: ${step}: ${status === 0 ? 'green' : `failed, see ${log}`} (${Math.round((Date.now() - started) / 1000)} s)`,
    );
    if (status !== 0) failed.push(step);
    if (status !== 0 && step === 'build') break;
  }
  if (failed.length === 0 || values.keep !== true) copy.remove();
  else console.log(`${name}: the copy is ${path.resolve(folder)}`);
  return failed.length === 0;
}

async function run(): Promise<void> {
  if (values.list === true) {
    console.log(chosen.map(({name}) => name).join('\n'));
    return;
  }
  const rounds: readonly (readonly [string, readonly Edit[]])[] =
    values.together === true ? [['together', chosen]] : chosen.map((edit) => [edit.name, [edit]]);
  let failed = 0;
  for (const [name, tried] of rounds) if (!(await tryEdits(name, tried))) failed += 1;
  console.log(`${rounds.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void run();
