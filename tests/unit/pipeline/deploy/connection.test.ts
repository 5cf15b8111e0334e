import {spawn} from 'node:child_process';
import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {connect, type Connection} from '@site/src/pipeline/deploy/connection';

const top = mkdtempSync(path.join(tmpdir(), 'tailor-ai-ssh-'));

type Spawn = (program: string, args: readonly string[], options: object) => object;

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<{readonly spawn: Spawn}>('node:child_process');
  const spawn: Spawn = (program, args, options) =>
    actual.spawn(program === 'ssh' ? `${process.env.NOTED}/ssh` : program, args, {...options, env: process.env});
  return {...actual, spawn};
});

beforeAll(() => {
  process.env.NOTED = top;
  // Notes its words and the files that they name, and runs the command as the server's shell would.
  const lines = [
    '#!/bin/sh',
    ': > "$NOTED/words"',
    'for word; do',
    '  printf "%s\\n" "$word" >> "$NOTED/words"',
    '  case $word in',
    '    */key) cp "$word" "$NOTED/key"; stat -c %a "$word" > "$NOTED/mode" ;;',
    '    UserKnownHostsFile=*) file=${word#*=?}; cp "${file%?}" "$NOTED/hosts" ;;',
    '  esac',
    'done',
    '[ -z "$REFUSED" ] || exit "$REFUSED"',
    'exec sh -c "$word"',
    '',
  ];
  writeFileSync(path.join(top, 'ssh'), lines.join('\n'));
  chmodSync(path.join(top, 'ssh'), 0o755);
});
afterAll(() => {
  delete process.env.NOTED;
  rmSync(top, {recursive: true});
});

let connection: Connection | undefined;
// One that a failed test left open would keep Jest from ending.
afterEach(() => connection?.close());

const read = (name: string): string => readFileSync(path.join(top, name), 'utf8');

test('ssh asks nobody, trusts the named host and key alone, and what it was given is gone afterwards', async () => {
  const folder = path.join(top, "the site's folder");
  connection = await connect({
    ...{host: 'server.test', user: 'deploy', folder, reload: 'true'},
    ...{key: 'BEGIN\r\nkey\r\nEND', knownHosts: 'server.test ssh-ed25519 AAAA\n\n'},
  });
  expect((await connection.run('state')).code).toBe(0);
  expect(existsSync(path.join(folder, 'releases'))).toBe(true);
  const words = read('words').split('\n');
  for (const option of ['BatchMode=yes', 'IdentitiesOnly=yes', 'StrictHostKeyChecking=yes'])
    expect([option, words[words.indexOf(option) - 1]]).toEqual([option, '-o']);
  // A server that is silent, before or after, ends a deployment: ssh_config(5).
  expect(words.filter((word) => /^(ConnectTimeout|ServerAliveInterval)=[1-9]\d?$/.test(word))).toHaveLength(2);
  expect(words).toContain('deploy@server.test');
  // OpenSSH refuses a key without a line break at its end, with others in it, or that others can read.
  expect([read('key'), read('mode'), read('hosts')]).toEqual([
    'BEGIN\nkey\nEND\n',
    '600\n',
    'server.test ssh-ed25519 AAAA\n',
  ]);
  const key = words[words.indexOf('-i') + 1] ?? '';
  expect(existsSync(key)).toBe(true);
  await connection.close();
  expect(existsSync(path.dirname(key))).toBe(false);
});

test('the key is gone too where the server lets nobody in, and where the deployment is ended', async () => {
  const settings = {
    ...{host: 'server.test', user: undefined, folder: path.join(top, 'ended'), reload: 'true'},
    ...{key: 'key', knownHosts: undefined},
  };
  const keyFolder = (): string => path.dirname(/^-i\n(.*)$/m.exec(read('words'))?.[1] ?? '');
  // As onServer.sh ends while another deployment holds its lock.
  process.env.REFUSED = '20';
  await expect(connect(settings).finally(() => delete process.env.REFUSED)).rejects.toThrow('another deployment to');
  expect(keyFolder()).toContain('tailor-ai-deploy-');
  expect(existsSync(keyFolder())).toBe(false);

  jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('It has ended.');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    connection = await connect(settings);
    expect([signal, existsSync(keyFolder())]).toEqual([signal, true]);
    expect(() => process.emit(signal)).toThrow('It has ended.');
    expect([signal, existsSync(keyFolder())]).toEqual([signal, false]);
    await connection.close();
  }
  jest.restoreAllMocks();
});

test('what the settings leave out, ssh knows itself', async () => {
  connection = await connect({
    ...{host: 'server.test', user: undefined, folder: path.join(top, 'folder'), reload: 'true'},
    ...{key: undefined, knownHosts: undefined},
  });
  await connection.close();
  const [options = ''] = read('words').split('server.test\n');
  expect(options).not.toMatch(/@$|^-i$|IdentitiesOnly|HostKey|KnownHosts/m);
});

test('what ends badly while it is being sent is told, though the server took what came of it', async () => {
  connection = await connect({
    ...{host: undefined, user: undefined, folder: path.join(top, 'sent'), reload: 'true'},
    ...{key: undefined, knownHosts: undefined},
  });
  const cut = spawn('sh', ['-c', 'echo a part; exit 3'], {stdio: ['ignore', 'pipe', 'ignore']});
  expect((await connection.run('state', [], cut)).code).toBe(3);
});
