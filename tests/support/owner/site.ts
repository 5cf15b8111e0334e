import {existsSync} from 'node:fs';
import {test as base} from '../browserTest';
import {originsOf} from '../origins.mjs';

const {nginx, cloudflare} = originsOf['build-owner'];

/** Tests on the build with every setting and an owner's content, served with production's rules. */
export const test = base.extend({
  baseURL: async ({browserName: _browser}, use) => {
    if (!existsSync('build-owner')) throw new Error('There is no build-owner folder. Run `npm run build:owner` first.');
    await use(nginx ?? cloudflare);
  },
});
