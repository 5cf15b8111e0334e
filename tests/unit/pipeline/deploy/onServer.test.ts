import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hostingReadme} from '../../../support/readmes';

const top = mkdtempSync(path.join(tmpdir(), 'tailor-ai-on-server-'));
const script = readFileSync('src/pipeline/deploy/onServer.sh', 'utf8');
let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(top, 'site-'))));
afterAll(() => {
  rmSync(top, {recursive: true});
});

/** Runs a command as a deployment does, and returns its exit code and what it prints. */
function run(
  command: string,
  words: readonly string[] = [],
  {reload = 'true', programs = process.env.PATH, input = new Uint8Array()} = {},
) {
  const args = ['-c', script, 'deployment', command, folder, reload, ...words];
  const {status, stdout} = spawnSync('/bin/sh', args, {input, env: {...process.env, PATH: programs}});
  return [status, stdout.toString().trim()] as const;
}

/** Makes releases whose names are numbers, the highest the latest. */
function release(...names: readonly string[]): void {
  for (const name of names) {
    const made = path.join(folder, 'releases', name);
    mkdirSync(path.join(made, '.hosting'), {recursive: true});
    utimesSync(made, Number(name), Number(name));
  }
}

const link = (name: string, to: string): void => symlinkSync(`releases/${to}`, path.join(folder, name));
const linked = (name: string): string => readlinkSync(path.join(folder, name));
const left = (): string[] => readdirSync(path.join(folder, 'releases')).sort();

test.each([
  ['0', ['nginx -q -t', 'nginx -s reload']],
  ['1000', ['sudo -n nginx -q -t', 'sudo -n nginx -s reload']],
])('without a command of the owner’s, user %s has nginx test its rules, then take them', (user, calls) => {
  release('1');
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const note = (name: string): string => `#!/bin/sh\necho "${name} $*" >> '${folder}/called'\n`;
  const programs = {id: `#!/bin/sh\necho ${user}\n`, nginx: note('nginx'), sudo: note('sudo')};
  for (const [name, text] of Object.entries(programs)) writeFileSync(path.join(bin, name), text, {mode: 0o755});
  expect(run('switch', ['1'], {reload: '', programs: `${bin}:${process.env.PATH}`})[0]).toBe(0);
  expect(readFileSync(path.join(folder, 'called'), 'utf8').trim().split('\n')).toEqual(calls);
  // The README has root allow these words alone: sudoers(5).
  const [, allowed = ''] = /NOPASSWD: (.*)' > /.exec(hostingReadme()) ?? [];
  expect(allowed.split(', ')).toEqual(calls.map((call) => `/usr/sbin/${call.replace('sudo -n ', '')}`));
});

test('a server without flock is deployed to all the same', () => {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  for (const name of ['mkdir', 'cat']) {
    symlinkSync(
      spawnSync('/bin/sh', ['-c', `command -v ${name}`], {encoding: 'utf8'}).stdout.trim(),
      path.join(bin, name),
    );
  }
  expect(run('lock', [], {programs: bin})).toEqual([0, 'locked']);
});

test('the way back is the release that was served, else the current one, and never the one that is switched to', () => {
  release('1', '2', '3');
  link('current', '2');
  expect(run('switch', ['3'])).toEqual([0, '2']);
  link('served', 'gone');
  expect(run('switch', ['2'])).toEqual([0, '3']);
  link('previous', '1');
  // As when the served release is deployed or rolled back to once more.
  expect(run('switch', ['2'])).toEqual([0, '1']);
});

test.each(['HUP', 'INT', 'TERM'])('a deployment that %s ends while nginx reloads goes back by itself', (signal) => {
  release('1', '2');
  link('current', '1');
  link('served', '1');
  const reload = `[ "$(readlink current)" = releases/1 ] || kill -${signal} $PPID; sleep 0.1`;
  expect(run('switch', ['2'], {reload})).toEqual([1, '1']);
  expect(linked('current')).toBe('releases/1');
});

test('the release served before stays known while the same one is served again; there is none before the first', () => {
  release('1', '2');
  run('keep', ['1']);
  expect(existsSync(path.join(folder, 'previous'))).toBe(false);
  run('keep', ['2']);
  run('keep', ['2']);
  expect([linked('served'), linked('previous')]).toEqual(['releases/2', 'releases/1']);
});

test('of old releases those stay that are served or were served before, and so does what is no release', () => {
  release('1', '2', '3', '4', '5', '6', '7', '8', '9');
  mkdirSync(path.join(folder, 'releases/notes'));
  utimesSync(path.join(folder, 'releases/notes'), 0, 0);
  link('served', '2');
  run('keep', ['3']);
  expect(left()).toEqual(['2', '3', '5', '6', '7', '8', '9', 'notes']);
});

test('a release that could not be served is dropped, but not while nginx reads its rules', () => {
  release('1', '2');
  link('current', '2');
  run('drop', ['1']);
  run('drop', ['2']);
  expect(left()).toEqual(['2']);
});

test('a build of another day is the latest release from its upload on, without what a cut-off upload left', () => {
  release('1');
  const build = path.join(folder, 'build');
  mkdirSync(path.join(build, '.hosting'), {recursive: true});
  writeFileSync(path.join(build, 'index.html'), 'new');
  utimesSync(build, 0, 0);
  const input = spawnSync('tar', ['-czf', '-', '-C', build, '.']).stdout;
  mkdirSync(path.join(folder, 'releases/.incoming'));
  writeFileSync(path.join(folder, 'releases/.incoming/left.html'), 'old');
  expect(run('place', ['2'], {input})[0]).toBe(0);
  expect(readdirSync(path.join(folder, 'releases/2'))).toEqual(['.hosting', 'index.html']);
  expect(run('state')[1].split('\n').slice(-2)).toEqual(['2', '1']);
});
