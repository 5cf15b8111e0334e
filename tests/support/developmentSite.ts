import {spawn} from 'node:child_process';
import path from 'node:path';
import {freePort} from './freePort.mjs';
import {setTimeout} from 'node:timers/promises';

export interface DevelopmentSite {
  readonly address: string;
  stop(): Promise<void>;
}

/** Whether the site is served; the server holds its answer back until the site is compiled. */
async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts what `npm start` starts, on a port of its own and without opening a browser.
 *
 * @param environment variables beside the test's own.
 * @throws Error with what it printed when it ends before it serves.
 */
export async function startDevelopmentSite(environment: Readonly<Record<string, string>>): Promise<DevelopmentSite> {
  const port = String(await freePort());
  const site = spawn(path.resolve('node_modules/.bin/docusaurus'), ['start', '--no-open', '--port', port], {
    env: {...process.env, NODE_ENV: 'development', ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const read = (chunk: Buffer): void => {
    printed += chunk.toString();
  };
  site.stdout.on('data', read);
  site.stderr.on('data', read);
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  const address = `http://localhost:${port}`;
  while (!(await answers(address))) {
    if (site.exitCode !== null) throw new Error(`The development server ended:\n${printed}`);
    await setTimeout(500);
  }
  return {
    address,
    stop: () => {
      site.kill();
      return ended;
    },
  };
}
