import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {freePort} from './freePort.mjs';
import {copySite, linkPackages} from './siteCopy';

export interface DevelopmentSite {
  readonly address: string;
  /** The folder that it runs in, a copy of this site. */
  readonly folder: string;
  /** Stops it and removes its folder. */
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

/** @throws Error with what it printed when it ends before it serves. */
async function start(
  folder: string,
  address: string,
  environment: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const site = spawn(
    path.resolve('node_modules/.bin/docusaurus'),
    ['start', '--no-open', '--port', new URL(address).port],
    {
      cwd: folder,
      env: {...process.env, NODE_ENV: 'development', ...environment},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  while (!(await answers(address))) {
    if (site.exitCode !== null) throw new Error(`The development server ended:\n${printed}`);
    await setTimeout(500);
  }
  return site;
}

async function stop(site: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => site.once('exit', resolve));
  site.kill();
  await ended;
}

/**
 * Starts what `npm start` starts, on a port of its own and without opening a browser, in a copy of this site that was
 * never built: what works there needs nothing that an earlier command left.
 *
 * @param environment variables beside the test's own.
 * @param prepare changes the copy before it is started.
 * @throws Error with what it printed when it ends before it serves.
 */
export async function startDevelopmentSite(
  environment: Readonly<Record<string, string>>,
  prepare: (folder: string) => void,
): Promise<DevelopmentSite> {
  const {folder, remove} = copySite();
  cpSync('blog', path.join(folder, 'blog'), {recursive: true});
  linkPackages(folder);
  prepare(folder);
  const address = `http://localhost:${await freePort()}`;
  const site = await start(folder, address, environment);
  return {
    address,
    folder,
    async stop() {
      await stop(site);
      remove();
    },
  };
}
