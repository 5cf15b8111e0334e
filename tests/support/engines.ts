import {test as base} from './browserTest';
import {origins} from './origins.mjs';
import type {Engine} from './servers';

export {engines} from './servers';

/** Tests on the two servers that Playwright starts. */
export const test = base.extend<{originOf: (engine: Engine) => string}>({
  originOf: async ({baseURL: _baseURL}, use, testInfo) => {
    await use((engine) => {
      const origin = origins[engine];
      // The site does not need nginx; `npm test` installs it where it can, and counts what it could not ask.
      testInfo.skip(origin === undefined, 'nginx is not installed');
      if (origin === undefined) throw new Error(`${engine} is not there to be asked.`);
      return origin;
    });
  },
});
