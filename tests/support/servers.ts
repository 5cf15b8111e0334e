import {spawn} from 'node:child_process';
import path from 'node:path';
import {freePort} from './freePort.mjs';
import {serverScripts} from './origins.mjs';
import {ask} from './rawRequest';

export type Engine = keyof typeof serverScripts;

export const engines = ['cloudflare', 'nginx'] as const satisfies readonly Engine[];

export interface Server {
  readonly origin: string;
  /** What it has said so far. */
  readonly log: () => string;
  /** Resolves once it has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves a built site on an engine.
 *
 * @param folder where the site's project is; else where the process runs.
 * @param site the folder of the build in it.
 * @throws Error where it does not answer within a minute.
 */
export async function startServer(engine: Engine, folder = '.', site = 'build'): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const script = path.resolve(serverScripts[engine]);
  const server = spawn(process.execPath, [script, '--port', String(port), '--site', site], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data: Buffer) => (log += data.toString()));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    server.kill('SIGTERM');
    return ended;
  };
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`${engine} ended with code ${server.exitCode}:\n${log}`);
    const isUp = await ask(origin, '/').then(
      () => true,
      () => false,
    );
    if (isUp) return {origin, stop, log: () => log};
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`${engine} did not answer within a minute:\n${log}`);
}
