import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {scanFiles, secretsIn} from '../support/secrets';

test('no file of the repository holds a secret, nor one that would be added to it', () => {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const {texts, found} = scanFiles(list.split('\0').filter((file) => file !== '' && existsSync(file)));
  expect(found).toEqual([]);
  expect(texts).toBeGreaterThan(0);
});

const random = ['q7Zt3Lw9', 'Xb2Kf8Vd', 'R5mY1cHs', 'N6pJ4gTa', 'E0uW'].join('');

/** In parts, so that neither this test nor a host's own scan finds them in this file. */
const secrets: readonly {kind: string; parts: readonly string[]}[] = [
  {kind: 'private key', parts: ['-----BEGIN RSA ', 'PRIVATE KEY-----']},
  {kind: 'AWS access key', parts: ['id: ', 'AKIA', 'IOSFODNN7EXAMPLE']},
  {kind: 'GitHub token', parts: ["const it = '", 'ghp_', random, "';"]},
  {kind: 'GitLab token', parts: ['glpat', '-', random]},
  {kind: 'Slack token', parts: ['xoxb', '-1234567890-', random]},
  {kind: 'Slack webhook', parts: ['https://hooks.slack.com/', 'services/T000/B000/', random]},
  {kind: 'Stripe key', parts: ['sk_', 'live_', random]},
  {kind: 'npm token', parts: ['//registry.npmjs.org/:_auth=', 'npm_', random]},
  {kind: 'Google API key', parts: ['AIza', random.slice(0, 35)]},
  {kind: 'JSON web token', parts: ['eyJ', 'hbGciOiJIUzI1NiJ9.', 'eyJ', 'zdWIiOiIxMjM0NTY3.', random]},
  {kind: 'password in an address', parts: ['https://admin:', 'hunter2!', '@db.example.com']},
  {kind: 'assigned secret', parts: ['CLOUDFLARE_API_', 'TOKEN=', random]},
];

test.each(secrets)('$kind (%#) is found', ({kind, parts}) => {
  const found = secretsIn(`first line\n${parts.join('')}\n`, 'config.ts');
  expect(found.some((each) => each.startsWith(`config.ts:2: ${kind} `))).toBe(true);
  expect(found.join()).not.toContain(random);
});

test.each([
  "const token = readToken(request.headers.get('authorization'));",
  'API_KEY="your-api-key-goes-here-please"',
  '${{ secrets.CLOUDFLARE_API_TOKEN }}',
  'https://user:${password}@example.com',
])('what is none is left alone: %s', (line) => {
  expect(secretsIn(line, 'config.ts')).toEqual([]);
});
