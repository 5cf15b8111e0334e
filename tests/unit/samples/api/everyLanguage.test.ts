import {spawnSync} from 'node:child_process';
import {apiReader, request, typeScript, type Script} from '../../../support/api/reader';
import {apiKey, type AnswerName} from '../../../support/api/server';
import {shownSample} from '../../../support/samples';

const installed: readonly Script[] = [
  typeScript,
  {file: 'active-pages.mjs', program: process.execPath, words: []},
  {file: 'active_pages.py', program: 'python3', words: []},
  // Debian has no package of it; where a machine has it, its sample is run too.
  ...(spawnSync('pwsh', ['--version']).status === 0
    ? [{file: 'active-pages.ps1', program: 'pwsh', words: ['-NoProfile', '-File']}]
    : []),
];

const reader = apiReader();

describe.each(installed)('$file', (sample) => {
  test('prints the output that the page shows', async () => {
    const {exitCode, stdout, stderr} = await reader.run(sample);
    expect(stdout.replaceAll('\r', '')).toBe(`${shownSample('api-integration/output.txt', '')}\n`);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(reader.requests()).toEqual([request]);
  });

  test.each<Readonly<Record<string, string>>>([{}, {TAILOR_API_KEY: ' '}])(
    'says that the key is missing, and asks nobody, with %j',
    async (environment) => {
      const {exitCode, stderr} = await reader.run(sample, [], environment);
      expect(stderr).toContain('Missing TAILOR_API_KEY');
      expect(exitCode).not.toBe(0);
      expect(reader.requests()).toEqual([]);
    },
  );

  test('takes no harm from a line break after the key, as a secret store may add', async () => {
    expect(await reader.run(sample, [], {TAILOR_API_KEY: ` ${apiKey}\n`})).toMatchObject({exitCode: 0});
    expect(reader.requests()).toEqual([request]);
  });

  test.each<[AnswerName, says: RegExp, typeScriptSays: string]>([
    ['unauthorized', /401[^]*key is not valid/, '401 {"message":"The key is not valid."}'],
    ['serverError', /500[^]*Something broke/, '500 Something broke.'],
    ['array', /no list of active pages/i, 'The response has no list of active pages'],
    ['webPage', /./, "Unexpected token '<'"],
    // Neither does it take the key along.
    ['redirect', /./, 'fetch failed: unexpected redirect'],
  ])('ends with an error where the answer is %s', async (answer, says, typeScriptSays) => {
    const {exitCode, stdout, stderr} = await reader.run(sample, [answer]);
    expect(`${stdout}${stderr}`).toMatch(says);
    if (sample === typeScript) expect(stderr).toContain(`Failed to fetch active pages: ${typeScriptSays}`);
    if (sample.program !== 'pwsh') expect(exitCode).not.toBe(0);
    expect(stdout).not.toContain('in_experiment');
    expect(reader.requests()).toHaveLength(1);
  });
});
