import {appendFileSync} from 'node:fs';
import {parseSettings} from '../../../src/lib/settings/parse';
import {expect} from '../../support/browserTest';
import {test} from '../../support/engines';
import {ask} from '../../support/rawRequest';
import {startServer} from '../../support/servers';
import {smallSite} from '../../support/smallSite';

/** Of a request, of the server, of one behind it, and of a server that is busy. */
const errors = [400, 401, 403, 404, 405, 410, 416, 429, 500, 502, 503, 504];

test('no error is kept, in place of a file that is kept for a year either', async ({originOf}) => {
  originOf('nginx');
  const files = errors.map((status) => `assets/js/a.${status}.js`);
  const {site, remove} = await smallSite({settings: parseSettings({}), pages: [], files: {'assets/js/a.js': 'a'}});
  const rules = errors.map((status, index) => `location = /${files[index]} { return ${status}; }\n`);
  appendFileSync(`${site}/.hosting/nginx-server.conf`, rules.join(''));
  const server = await startServer('nginx', '.', site);
  try {
    expect((await ask(server.origin, '/assets/js/a.js')).headers['cache-control']).toContain('immutable');
    const answers = await Promise.all(files.map((file) => ask(server.origin, `/${file}`)));
    expect(answers.map(({status}) => status)).toEqual(errors);
    const kept = answers.filter(({headers}) => !/^no-store$|max-age=0/.test(headers['cache-control'] ?? ''));
    expect(kept.map(({status}) => status)).toEqual([]);
  } finally {
    await server.stop();
    remove();
  }
});
