import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {readTextSync} from '../files';
import {DeploymentError} from './served';
import type {ServerSettings} from './settings';

const script = readTextSync(path.join('src/pipeline/deploy', 'onServer.sh'));

/** A word of a command, as every shell reads it. */
const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** The commands of onServer.sh that deployments give by themselves. */
type ServerCommand = 'place' | 'switch' | 'back' | 'drop' | 'keep' | 'state' | 'read';

/** The exit code of a process once it has ended; 1 where a signal ended it. */
export async function exitCodeOf(child: ChildProcess): Promise<number> {
  await once(child, 'close');
  return child.exitCode ?? 1;
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** ssh with what the settings say of it; what they leave out, ssh's own configuration says. */
function sshOptions({key, knownHosts}: ServerSettings, folder: string): string[] {
  const write = (name: string, content: string): string => {
    const file = path.join(folder, name);
    // ssh wants lines of its own kind, and a key that nobody else can read.
    writeFileSync(file, `${content.replaceAll('\r', '').trimEnd()}\n`, {mode: 0o600});
    return file;
  };
  return [
    ...['BatchMode=yes', 'ConnectTimeout=20', 'ServerAliveInterval=15'].flatMap((option) => ['-o', option]),
    ...(key === undefined ? [] : ['-i', write('key', key), '-o', 'IdentitiesOnly=yes']),
    ...(knownHosts === undefined
      ? []
      : ['-o', 'StrictHostKeyChecking=yes', '-o', `UserKnownHostsFile="${write('hosts', knownHosts)}"`]),
  ];
}

/**
 * Opens the way to the server, over ssh or, without a host, to a shell on this machine, and keeps other deployments
 * out until it is closed.
 */
export async function connect(settings: ServerSettings) {
  const {host, user, folder, reload} = settings;
  const keys = mkdtempSync(path.join(tmpdir(), 'tailor-ai-deploy-'));
  const start = (command: string, words: readonly string[], input: 'ignore' | 'pipe'): ChildProcess => {
    const args = ['-c', script, 'deployment', command, folder, reload, ...words];
    const [program, programArgs] =
      host === undefined
        ? ['sh', args]
        : [
            'ssh',
            [
              ...sshOptions(settings, keys),
              user === undefined ? host : `${user}@${host}`,
              ['sh', ...args].map(quoted).join(' '),
            ],
          ];
    return spawn(program, programArgs, {stdio: [input, 'pipe', 'inherit']});
  };
  const forget = (): void => {
    rmSync(keys, {recursive: true, force: true});
    for (const signal of endings) process.off(signal, end);
  };
  // A key must not outlive the deployment.
  const end = (): never => {
    forget();
    process.exit(1);
  };
  for (const signal of endings) process.once(signal, end);

  const lock = start('lock', [], 'pipe');
  const locked = new Promise<boolean>((resolve) => lock.stdout?.once('data', () => resolve(true)));
  const unlocked = exitCodeOf(lock);
  const code = await Promise.race([locked, unlocked]);
  if (code !== true) {
    forget();
    throw new DeploymentError(
      code === 20
        ? `Nothing was deployed: another deployment to ${folder} is under way.`
        : `Nothing was deployed: ${host ?? 'this machine'} did not let a deployment begin in ${folder}.`,
    );
  }

  return {
    /** Runs a command on the server and returns what it prints; its errors are printed here. */
    async run(command: ServerCommand, words: readonly string[] = [], input?: ChildProcess) {
      const child = start(command, words, input === undefined ? 'ignore' : 'pipe');
      if (child.stdin !== null && input?.stdout) input.stdout.pipe(child.stdin);
      // A server that ends early is told by its code.
      child.stdin?.on('error', () => undefined);
      const [output, ended, sent] = await Promise.all([
        child.stdout === null ? Buffer.alloc(0) : buffer(child.stdout),
        exitCodeOf(child),
        input === undefined ? 0 : exitCodeOf(input),
      ]);
      return {code: ended === 0 ? sent : ended, output};
    },
    async close() {
      lock.stdin?.end();
      await unlocked;
      forget();
    },
  };
}

export type Connection = Awaited<ReturnType<typeof connect>>;
