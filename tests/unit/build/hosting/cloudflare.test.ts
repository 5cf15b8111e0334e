import {headersFile} from '@site/src/build/hosting/cloudflare';
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
