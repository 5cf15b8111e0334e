import {describeHosting} from '@site/src/build/hosting/description';
import {headerNames, nginxHttp} from '@site/src/build/hosting/nginxMaps';
import {nginxServer} from '@site/src/build/hosting/nginxServer';
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

test('texts keep their quotes and dollar signs, and a line break is refused', () => {
  expect(text('a "b" \\ $c')).toBe('"a \\"b\\" \\\\ ${dollar}c"');
  expect(expression('^/a\\.b$')).toBe('"^/a\\\\.b$"');
  expect(() => text('a\nadd_header X-Evil 1;')).toThrow('line break');
});

test('a pattern matches whole paths, and its dots are dots', () => {
  const pattern = new RegExp(`^${pathExpression('/openapi.*').replace('\\z', '$')}`);
  expect(pattern.test('/openapi.json')).toBe(true);
  expect(pattern.test('/openapi-json')).toBe(false);
  expect(pattern.test('/x/openapi.json')).toBe(false);
});

test('the query of the visitor goes before the hash of the target and behind its own query', () => {
  const lines = nginxHttp(description).split('\n');
  expect(lines).toContain('  "~*^/old\\\\z" "/new${is_args}${args}#part";');
  expect(lines).toContain('  "~*^/older\\\\z" "/new?own=1${further_args}";');
  expect(lines).toContain('  "~*^/app\\\\z" "https://app.test/${dollar}1${is_args}${args}";');
});

test('the particular rule of a header stands before the general one, since the first match counts', () => {
  const http = nginxHttp(description);
  const caching = http.slice(http.indexOf('$header_cache_control {'));
  const order = ['[45]\\\\d+ /assets/', '[45]\\\\d+ "', '/admin/files/', '~^\\\\d+ /assets/', '~^\\\\d+ "'].map(
    (part) => caching.indexOf(part),
  );
  expect(order.every((at) => at > 0)).toBe(true);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('a header that a path is sent without is empty there, which nginx does not send', () => {
  const http = nginxHttp(description);
  const policies = http.slice(http.indexOf('$header_content_security_policy {'));
  expect(policies).toContain(String.raw`"~^\\d+ /assets/[\\s\\S]*\\z" "";`);
});

test('every header of the description is sent, errors included', () => {
  const server = nginxServer(description);
  expect(headerNames(description).length).toBeGreaterThanOrEqual(9);
  for (const name of headerNames(description)) expect(server).toMatch(new RegExp(`add_header ${name} \\$\\w+ always;`));
});
