import {test as base} from './browserTest';
import {hasNginx} from './nginx.mjs';
import {startServer, type Engine} from './servers';

export {engines} from './servers';

interface EngineOrigins {
  /** Where nginx serves the build; undefined where it is not installed. */
  readonly nginxOrigin: string | undefined;
}

/** Tests on the two servers: Playwright's own is Cloudflare's engine, and each worker starts an nginx beside it. */
export const test = base.extend<{originOf: (engine: Engine) => string}, EngineOrigins>({
  nginxOrigin: [
    async ({browserName: _browser}, use) => {
      if (!hasNginx()) {
        await use(undefined);
        return;
      }
      const {origin, stop} = await startServer('nginx');
      await use(origin);
      await stop();
    },
    {scope: 'worker'},
  ],
  originOf: async ({baseURL, nginxOrigin}, use, testInfo) => {
    await use((engine) => {
      const origin = engine === 'cloudflare' ? baseURL : nginxOrigin;
      // The site does not need nginx; `npm test` installs it where it can, and counts what it could not ask.
      testInfo.skip(engine === 'nginx' && origin === undefined, 'nginx is not installed');
      if (origin === undefined) throw new Error(`${engine} is not there to be asked.`);
      return origin;
    });
  },
});
