import {headersFile} from '@site/src/build/hosting/cloudflare';
import {describeHosting} from '@site/src/build/hosting/description';
import {nginxHttp} from '@site/src/build/hosting/nginxMaps';
import {expression, pathExpression, text} from '@site/src/build/hosting/nginxText';
import {parseSettings} from '@site/src/lib/settings/parse';

const description = describeHosting(
  parseSettings({}),
  [
    {from: '/old', url: '/new#part', external: false},
    {from: '/older', url: '/new?own=1', external: false},
    {from: '/app', url: 'https://app.test/$1', external: true},
  ],
  ["'sha256-a'"],
  ['/docs/ab-testing'],
);

test('nginx: texts keep their quotes and dollar signs, and a line break is refused', () => {
  expect(text('a "b" \\ $c')).toBe('"a \\"b\\" \\\\ ${dollar}c"');
  expect(expression('^/a\\.b$')).toBe('"^/a\\\\.b$"');
  expect(() => text('a\nadd_header X-Evil 1;')).toThrow('line break');
});

test('nginx: a pattern matches whole paths, and its dots are dots', () => {
  const pattern = new RegExp(`^${pathExpression('/openapi.*').replace('\\z', '$')}`);
  expect(pattern.test('/openapi.json')).toBe(true);
  expect(pattern.test('/openapi-json')).toBe(false);
  expect(pattern.test('/x/openapi.json')).toBe(false);
});

test('nginx: the query of the visitor goes before the hash of the target and behind its own query', () => {
  const lines = nginxHttp(description).split('\n');
  expect(lines).toContain('  "~*^/old\\\\z" "/new${is_args}${args}#part";');
  expect(lines).toContain('  "~*^/older\\\\z" "/new?own=1${further_args}";');
  expect(lines).toContain('  "~*^/app\\\\z" "https://app.test/${dollar}1${is_args}${args}";');
});

test('Cloudflare: a header that a wider rule has set is taken back before it is set again', () => {
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

test('Cloudflare: no line is longer than it reads (2,000 characters)', () => {
  const longest = Math.max(
    ...headersFile(description)
      .split('\n')
      .map((line) => line.length),
  );
  expect(longest).toBeGreaterThan(100);
  expect(longest).toBeLessThan(2000);
});
