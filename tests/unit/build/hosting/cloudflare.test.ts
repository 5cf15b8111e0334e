import {headersFile, redirectsFile, wranglerConfiguration} from '@site/src/build/hosting/cloudflare';
import {describeHosting} from '@site/src/build/hosting/description';
import {parseSettings} from '@site/src/lib/settings/parse';

const description = describeHosting(
  parseSettings({}),
  [
    {from: '/old', url: '/new', external: false},
    {from: '/app', url: 'https://app.test', external: true},
  ],
  ["'sha256-a'"],
  ['/docs/ab-testing'],
);

test('redirects are permanent inside the site and temporary out of it, for both spellings', () => {
  expect(redirectsFile(description)).toBe(
    ['/old /new 301', '/old/ /new 301', '/app https://app.test 302', '/app/ https://app.test 302', ''].join('\n'),
  );
});

test('a header that a wider rule has set is taken back before it is set again', () => {
  const file = headersFile({
    headers: [
      {paths: '/*', set: {'Cache-Control': 'short', 'X-One': '1'}},
      {paths: '/assets/*', set: {'Cache-Control': 'long', 'X-Two': '2'}, without: ['X-One']},
    ],
  });
  expect(file.split('\n')).toEqual([
    ...['/*', '  Cache-Control: short', '  X-One: 1'],
    ...['/assets/*', '  ! X-One', '  ! Cache-Control', '  Cache-Control: long', '  X-Two: 2', ''],
  ]);
});

test('no line is longer than Cloudflare reads (2,000 characters)', () => {
  const longest = Math.max(
    ...headersFile(description)
      .split('\n')
      .map((line) => line.length),
  );
  expect(longest).toBeGreaterThan(100);
  expect(longest).toBeLessThan(2000);
});

test('the worker is asked for what leads to no file, and otherwise only for what files alone cannot answer', () => {
  const configuration: unknown = JSON.parse(
    wranglerConfiguration(description, {worker: '../../src/build/server/worker.ts', site: '..'}),
  );
  expect(configuration).toMatchObject({
    main: '../../src/build/server/worker.ts',
    assets: {directory: '..', not_found_handling: 'none', run_worker_first: ['/assets/*', '/blog/404', '/404']},
  });
});
