import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test as base} from './browserTest';
import {startPlainHost} from './plainHost';

const folder = path.resolve('build-hubspot');

/** The headers of every path, from the rules that the build made for production. */
function generalHeaders(): readonly (readonly [string, string])[] {
  const lines = readFileSync(path.join(folder, '_headers'), 'utf8').split('\n');
  const end = lines.findIndex((line, number) => number > 0 && !line.startsWith('  '));
  return lines.slice(1, end).map((line) => {
    const [name = '', value = ''] = line.trim().split(/: (.*)/s);
    return [name, value] as const;
  });
}

/** Tests on the build that has a HubSpot portal, which `npm run build:hubspot` makes. */
export const test = base.extend<object, {hubspotOrigin: string}>({
  hubspotOrigin: [
    async ({browserName: _browser}, use) => {
      if (!existsSync(folder)) throw new Error('There is no build-hubspot folder. Run `npm run build:hubspot` first.');
      const {origin, close} = await startPlainHost(folder, {headers: Object.fromEntries(generalHeaders())});
      await use(origin);
      await close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({hubspotOrigin}, use) => use(hubspotOrigin),
});
