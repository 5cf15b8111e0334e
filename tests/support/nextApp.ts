import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from './freePort.mjs';

const next = path.resolve('node_modules/next/dist/bin/next');
const quiet = {...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1'} as const;

/** A reader's app, built by Next.js and served as in production. */
export interface NextApp {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Builds and starts an app.
 *
 * @param files what is in its folder, by path.
 * @throws Error with what Next.js prints, where it does not build.
 */
export async function startNextApp(files: Readonly<Record<string, string>>): Promise<NextApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-next-'));
  for (const [name, text] of Object.entries({...files, 'package.json': '{"private": true}'})) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  // Its other bundler takes no packages from outside of the folder.
  execFileSync(process.execPath, [next, 'build', '--webpack'], {cwd: folder, env: quiet, stdio: 'pipe'});
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], {cwd: folder, env: quiet});
  for await (const text of server.stdout.setEncoding('utf8')) if (String(text).includes('Ready')) break;
  return {
    address: `http://localhost:${port}`,
    async stop() {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
