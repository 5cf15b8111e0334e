import {parseSettings} from '../../../src/lib/settings/parse';
import {expect} from '../../support/browserTest';
import {test} from '../../support/engines';
import {ask} from '../../support/rawRequest';
import {withSmallSite} from '../../support/smallSite';

/** Of a request, of the server, of one behind it, and of a server that is busy. */
const errors = [400, 401, 403, 404, 405, 410, 416, 429, 500, 502, 503, 504];

test('no error is kept, in place of a file that is kept for a year either', async ({originOf}) => {
  originOf('nginx');
  const files = errors.map((status) => `assets/js/a.${status}.js`);
  await withSmallSite(
    'nginx',
    {
      settings: parseSettings({}),
      pages: [],
      files: {'assets/js/a.js': 'a'},
      nginxRules: errors.map((status, index) => `location = /${files[index]} { return ${status}; }`),
    },
    async ({origin}) => {
      expect((await ask(origin, '/assets/js/a.js')).headers['cache-control']).toContain('immutable');
      const answers = await Promise.all(files.map((file) => ask(origin, `/${file}`)));
      expect(answers.map(({status}) => status)).toEqual(errors);
      const kept = answers.filter(({headers}) => !/^no-store$|max-age=0/.test(headers['cache-control'] ?? ''));
      expect(kept.map(({status}) => status)).toEqual([]);
    },
  );
});
