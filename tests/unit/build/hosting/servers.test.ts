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

test('a value that is a list is sent as several headers by Cloudflare, and in one by nginx', () => {
  const headers = [{paths: '/*', set: {'X-One': ['a', 'b']}}];
  expect(headersFile({headers}).split('\n')).toEqual(['/*', '  X-One: a', '  X-One: b', '']);
  expect(nginxHttp({...description, headers, missing: []})).toContain('"a, b";');
});

test('Cloudflare: what it would ignore stops the build', () => {
  const long = {paths: '/*', set: {'X-Long': 'a'.repeat(1993)}};
  expect(() => headersFile({headers: [long]})).toThrow('has 2001 characters, and Cloudflare ignores lines over 2000');
  const many = Array.from({length: 101}, (_, index) => ({paths: `/${index}`, set: {'X-One': 'a'}}));
  expect(() => headersFile({headers: many})).toThrow('There are 101 header rules');
});
