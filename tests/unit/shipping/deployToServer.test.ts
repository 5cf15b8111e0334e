import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const script = path.resolve('.github/deploy-to-server.sh');
const top = mkdtempSync(path.join(tmpdir(), 'deploy-'));
const server = path.join(top, 'server');
const site = path.join(top, 'site');
const programs = path.join(top, 'bin');

/** Stand-ins for the way to a server: commands run here, and files are copied. */
const standIns = {
  ssh: '#!/usr/bin/env bash\nexec bash -c "${@: -1}"\n',
  rsync:
    '#!/usr/bin/env bash\nto="${@: -1}"; to="${to#*:}"; mkdir -p "$to"\nfor from in "$@"; do [ -d "$from" ] && [ "$from" = build/ ] && cp -r "$from." "$to"; done; true\n',
};

const settings = {
  DEPLOY_HOST: 'server.example.com',
  DEPLOY_USER: 'deploy',
  DEPLOY_PATH: server,
  DEPLOY_SSH_KEY: 'key',
  DEPLOY_KNOWN_HOSTS: 'hosts',
};

/** Deploys a page with a text as a release. */
function deploy(
  release: string,
  environment: Readonly<Record<string, string>> = {},
): {status: number | null; said: string} {
  writeFileSync(path.join(site, 'build/index.html'), release);
  const {status, stdout, stderr} = spawnSync('bash', [script], {
    cwd: site,
    encoding: 'utf8',
    env: {PATH: `${programs}:${process.env.PATH ?? ''}`, ...settings, RELEASE: release, ...environment},
  });
  return {status, said: stdout + stderr};
}

const served = (): string => readFileSync(path.join(server, 'current/index.html'), 'utf8');

beforeAll(() => {
  for (const folder of [programs, path.join(site, 'build/.hosting')]) mkdirSync(folder, {recursive: true});
  for (const [name, text] of Object.entries(standIns)) {
    writeFileSync(path.join(programs, name), text);
    chmodSync(path.join(programs, name), 0o755);
  }
});

afterAll(() => rmSync(top, {recursive: true}));

test.each([
  [{DEPLOY_PATH: ''}, 'DEPLOY_PATH is not set'],
  [{DEPLOY_PATH: '/'}, 'DEPLOY_PATH has to be an absolute path'],
  [{DEPLOY_PATH: "/srv/a'; rm -rf x"}, 'DEPLOY_PATH has to be an absolute path'],
  [{DEPLOY_SSH_KEY: ''}, 'DEPLOY_SSH_KEY is not set'],
])('with %p nothing is uploaded', (environment, reason) => {
  const {status, said} = deploy('1-1', environment);
  expect(status).toBe(1);
  expect(said).toContain(`Nothing was uploaded: ${reason}`);
  expect(existsSync(server)).toBe(false);
});

test('each release is served once it is whole, five stay, and going back is one rename', () => {
  for (let number = 1; number <= 7; number += 1) {
    expect(deploy(`${number}-1`)).toEqual({
      status: 0,
      said: `Release ${number}-1 is served from ${server}/current.\n`,
    });
    expect(served()).toBe(`${number}-1`);
    // As if they were a minute apart.
    utimesSync(path.join(server, 'releases', `${number}-1`), number * 60, number * 60);
  }
  expect(readdirSync(path.join(server, 'releases')).sort()).toEqual(['3-1', '4-1', '5-1', '6-1', '7-1']);
  expect(existsSync(path.join(server, 'current/.hosting'))).toBe(true);
  expect(readlinkSync(path.join(server, 'current'))).toBe('releases/7-1');

  spawnSync('bash', ['-c', 'ln -sfn releases/6-1 next && mv -T next current'], {cwd: server});
  expect(served()).toBe('6-1');
  expect(deploy('8-1', {DEPLOY_RELOAD: `touch ${top}/reloaded`}).status).toBe(0);
  expect(served()).toBe('8-1');
  expect(existsSync(path.join(top, 'reloaded'))).toBe(true);
});
