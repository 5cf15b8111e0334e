import {headerRules, redirectRules} from '@site/src/plugins/server-rules/rules';

test('redirects are permanent inside the site and temporary out of it, for both spellings', () => {
  const rules = redirectRules([
    {from: '/old', url: '/new', external: false},
    {from: '/app', url: 'https://app.test', external: true},
  ]);
  expect(rules).toBe(
    ['/old /new 301', '/old/ /new 301', '/app https://app.test 302', '/app/ https://app.test 302', ''].join('\n'),
  );
});

/** Header names and values of one block of the file. */
function blockOf(path: string): string[] {
  const lines = headerRules({repositoryUrl: undefined}).split('\n');
  const rest = lines.slice(lines.indexOf(path) + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  return rest.slice(0, end === -1 ? rest.length : end).map((line) => line.trim());
}

test('every answer carries the security headers and may be framed by this site only', () => {
  const names = blockOf('/*').map((line) => line.split(':', 1)[0]);
  expect(names).toEqual(
    expect.arrayContaining([
      'Permissions-Policy',
      'Referrer-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ]),
  );
  expect(blockOf('/*')).toEqual(
    expect.arrayContaining([
      'X-Frame-Options: SAMEORIGIN',
      expect.stringContaining("frame-ancestors 'self'"),
      'Cache-Control: public, max-age=0, must-revalidate',
    ]),
  );
});

test('hashed files are kept for a year instead', () => {
  expect(blockOf('/assets/*')).toEqual(['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']);
});

test("the API's description may be read from other sites, and nothing else may", () => {
  expect(blockOf('/openapi.*')).toEqual(['Access-Control-Allow-Origin: *']);
  expect(headerRules({repositoryUrl: undefined}).match(/Access-Control/g)).toHaveLength(1);
});

test('the editor has a policy of its own in place of the general one, and is kept from search engines', () => {
  expect(blockOf('/admin/*')).toEqual([
    '! Content-Security-Policy',
    expect.stringContaining("Content-Security-Policy: default-src 'none'"),
    '! X-Frame-Options',
    'X-Frame-Options: DENY',
    'X-Robots-Tag: noindex, nofollow',
  ]);
  expect(blockOf('/admin/files/*')).toEqual(['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']);
});
