import {test as base} from './browserTest';
import {isAll} from './daily';
import {origins, originsOf} from './origins.mjs';
import {remedy} from './programs/install.mjs';
import {programs} from './programs/programs.mjs';
import {ask, askToTheEnd, type RawAnswer, type RawRequest} from './rawRequest';
import {engines, type Engine} from './servers';

export {engines} from './servers';

/** Tests on the two servers of each build that Playwright starts. */
export const test = base.extend<{originOf: (engine: Engine, site?: keyof typeof originsOf) => string}>({
  originOf: async ({baseURL: _baseURL}, use) => {
    await use((engine, site = 'build') => {
      const origin = originsOf[site][engine];
      if (origin === undefined) throw new Error(remedy([programs.nginx]));
      return origin;
    });
  },
});

interface Server {
  readonly engine: Engine;
  readonly ask: (path: string, request?: RawRequest) => Promise<RawAnswer>;
  readonly askToTheEnd: (path: string) => Promise<RawAnswer & {readonly path: string}>;
}

/** A test on each of the two servers. */
export function onEachEngine(title: string, act: (server: Server) => Promise<void>, asked = engines.slice()): void {
  for (const engine of asked) {
    test(`${title} (${engine})`, async ({originOf}) => {
      const origin = originOf(engine);
      await act({
        engine,
        ask: (path, request) => ask(origin, path, request),
        askToTheEnd: (path) => askToTheEnd(origin, path),
      });
    });
  }
}

/** A test on one of the servers, and weekly on both: tests/e2e/hosting/agreement.spec.ts holds the other to its answers. */
export const onOneEngine = (title: string, act: (server: Server) => Promise<void>): void =>
  onEachEngine(title, act, isAll ? engines.slice() : [origins.nginx === undefined ? 'cloudflare' : 'nginx']);
