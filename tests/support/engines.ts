import {spawn, type ChildProcess} from 'node:child_process';
import {createServer} from 'node:net';
import {test as base} from './browserTest';
import {hasNginx} from './nginx.mjs';
import {ask} from './rawRequest';

export const engines = ['cloudflare', 'nginx'] as const;

export type Engine = (typeof engines)[number];

export const isNginxInstalled: boolean = hasNginx();

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address === null || typeof address === 'string' ? reject(new Error()) : resolve(address.port),
      );
    });
  });
}

async function answering(origin: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`nginx ended with code ${server.exitCode}.`);
    const isUp = await ask(origin, '/').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx did not answer within ten seconds.');
}

interface EngineOrigins {
  /** Where nginx serves the build; undefined where it is not installed. */
  readonly nginxOrigin: string | undefined;
}

/** Tests on the two servers: Playwright's own is Cloudflare's engine, and each worker starts an nginx beside it. */
export const test = base.extend<{originOf: (engine: Engine) => string}, EngineOrigins>({
  nginxOrigin: [
    async ({browserName: _browser}, use) => {
      if (!isNginxInstalled) {
        await use(undefined);
        return;
      }
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const server = spawn(process.execPath, ['src/server/serveNginx.mjs', '--port', String(port)], {stdio: 'ignore'});
      await answering(origin, server);
      await use(origin);
      server.kill('SIGTERM');
    },
    {scope: 'worker'},
  ],
  originOf: async ({baseURL, nginxOrigin}, use) => {
    await use((engine) => {
      const origin = engine === 'cloudflare' ? baseURL : nginxOrigin;
      if (origin === undefined) throw new Error(`${engine} is not there to be asked.`);
      return origin;
    });
  },
});
