import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from './freePort.mjs';

/** What a reader's app has. It comes with the app and not with the site, as it is 330 MB that only this weekly test needs. */
const dependencies = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '5.9.3',
  '@types/node': '20.19.43',
  '@types/react': '19.3.0',
} as const;

const next = 'node_modules/next/dist/bin/next';
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
 * @throws Error with what npm or Next.js prints, where it is not installed or does not build.
 */
export async function startNextApp(files: Readonly<Record<string, string>>): Promise<NextApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-next-'));
  for (const [name, text] of Object.entries({
    ...files,
    'package.json': JSON.stringify({private: true, dependencies}),
  })) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  const options = {cwd: folder, env: quiet, stdio: 'pipe'} as const;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], options);
  execFileSync(process.execPath, [next, 'build'], options);
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
