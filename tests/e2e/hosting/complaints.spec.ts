import {appendFileSync} from 'node:fs';
import {parseSettings} from '../../../src/lib/settings/parse';
import {expect} from '../../support/browserTest';
import {daily} from '../../support/daily';
import {engines, test} from '../../support/engines';
import {startServer, type Engine} from '../../support/servers';
import {smallSite} from '../../support/smallSite';

/** What each engine does no more than warn of, at the end of a file of its rules. */
const complaints: Readonly<Record<Engine, readonly (readonly [file: string, text: string, complaint: RegExp])[]>> = {
  cloudflare: [
    ['_headers', `/a\n  X-Long: ${'a'.repeat(2000)}\n`, /exceeds the maximum allowed length of 2000/],
    ['_headers', '/a\n  X-Empty:\n', /No header value specified/],
    ['_headers', Array.from({length: 101}, (_, at) => `/${at}\n  X-One: a\n`).join(''), /Maximum number of rules/],
    ['_redirects', '/a ftp://host.test 301\n', /or use HTTPS/],
  ],
  nginx: [
    ['.hosting/nginx-server.conf', 'types { text/html html; text/plain html; }\n', /duplicate/],
    ['.hosting/nginx-http.conf', `map $uri $long { default "${'a'.repeat(5000)}"; }\n`, /too long parameter/],
  ],
};

for (const engine of engines) {
  for (const [file, text, complaint] of daily(complaints[engine], 1)) {
    test(`${engine} is not left to serve without a rule of ${file} (${complaint.source})`, async ({originOf}) => {
      originOf(engine);
      const {site, remove} = await smallSite({settings: parseSettings({}), pages: []});
      appendFileSync(`${site}/${file}`, text);
      await expect(startServer(engine, '.', site)).rejects.toThrow(complaint);
      remove();
    });
  }
}
