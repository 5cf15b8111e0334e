/** @jest-environment node */
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
  expect(texts).toBeGreaterThan(800);
});

// Put together here, so that neither this test nor a host's own scan finds them in this file.
const random = ['q7Zt3Lw9', 'Xb2Kf8Vd', 'R5mY1cHs', 'N6pJ4gTa', 'E0uW'].join('');
const secrets = [
  {kind: 'private key', line: `-----BEGIN RSA ${'PRIVATE'} KEY-----`},
  {kind: 'private key', line: `-----BEGIN ${'PRIVATE'} KEY-----`},
  {kind: 'AWS access key', line: `id: ${'AKIA'}${'IOSFODNN7EXAMPLE'}`},
  {kind: 'GitHub token', line: `const it = '${'ghp_'}${random}';`},
  {kind: 'GitHub token', line: `${'github_'}pat_${random}`},
  {kind: 'GitLab token', line: `${'glpat'}-${random}`},
  {kind: 'Slack token', line: `${'xoxb'}-1234567890-${random}`},
  {kind: 'Slack webhook', line: `https://hooks.slack.com/${'services'}/T000/B000/${random}`},
  {kind: 'Stripe key', line: `${'sk_'}live_${random}`},
  {kind: 'npm token', line: `//registry.npmjs.org/:_auth=${'npm_'}${random}`},
  {kind: 'Google API key', line: `${'AIza'}${random.slice(0, 35)}`},
  {kind: 'JSON web token', line: `${'eyJ'}hbGciOiJIUzI1NiJ9.${'eyJ'}zdWIiOiIxMjM0NTY3.${random}`},
  {kind: 'password in an address', line: `https://admin:${'hunter2!'}@db.example.com`},
  {kind: 'assigned secret', line: `CLOUDFLARE_API_${'TOKEN'}=${random}`},
  {kind: 'assigned secret', line: `"apiKey": "${random}"`},
];

test.each(secrets)('$kind (%#) is found', ({kind, line}) => {
  const found = secretsIn(`first line\n${line}\n`, 'config.ts');
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
