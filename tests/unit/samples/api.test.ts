import {spawnSync} from 'node:child_process';
import {chmodSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {apiKey, startApi, type AnswerName, type TestApi} from '../../support/api/server';
import {need} from '../../support/programs/install.mjs';
import {readersFolder, run, shownSample, type Outcome} from '../../support/samples';
import {tsxOptions} from '../../support/tsx';

interface Script {
  readonly file: string;
  /** The name that its reader gives it, where it is another one. */
  readonly savedAs?: string;
  readonly program: string;
  readonly words: readonly string[];
  /** What its reader changes in it. */
  readonly change?: (text: string) => string;
}

const compiled = (text: string): string => transformSync(text, {loader: 'ts', format: 'esm'}).code;

const byTsx: Script = {file: 'active-pages.ts', program: process.execPath, words: tsxOptions};
/** Compiled before, as tsx takes a second to start. */
const typeScript: Script = {...byTsx, savedAs: 'active-pages.mjs', words: [], change: compiled};
/** Changed as the page says: the import, and the call in place of fetch. */
const retrying: Script = {
  ...typeScript,
  change: (text) =>
    compiled(
      `import {fetchWithRetry} from './fetch-with-retry.mjs';\n${text.replace('await fetch(', 'await fetchWithRetry(')}`,
    ),
};
const curl: Script = {file: 'list-active-pages.sh', program: 'sh', words: []};

const curlPath = (): string => spawnSync('sh', ['-c', 'command -v curl'], {encoding: 'utf8'}).stdout.trim();

const powerShell: Script = {file: 'active-pages.ps1', program: 'pwsh', words: ['-NoProfile', '-File']};

const installed: readonly Script[] = [
  typeScript,
  {file: 'active-pages.mjs', program: process.execPath, words: []},
  {file: 'active_pages.py', program: 'python3', words: []},
  // Debian has no package of it; where a machine has it, its sample is run too.
  ...(spawnSync('pwsh', ['--version']).status === 0 ? [powerShell] : []),
];

const withKey = {TAILOR_API_KEY: apiKey};
const request = `GET /v1/integrations/pages/active ${apiKey}`;

const folder = readersFolder();
let api: TestApi | undefined;

afterEach(async () => {
  await api?.close();
  api = undefined;
});

/** Starts the stand-in, copies a sample as the page shows it into the empty folder, and runs it there. */
async function runSample(
  {file, savedAs = file, program, words, change = (text) => text}: Script,
  script: readonly AnswerName[] = [],
  environment: Readonly<Record<string, string>> = withKey,
): Promise<Outcome> {
  api = await startApi(...script);
  folder.write(savedAs, change(shownSample(`api-integration/${file}`, api.url)));
  // What an installation needs to be found and to keep its caches.
  const {HOME = folder.path} = process.env;
  return run(program, [...words, savedAs], {folder: folder.path, environment: {HOME, ...environment}});
}

beforeAll(() => {
  need('curl');
  need('python');
});

describe.each(installed)('$file', (sample) => {
  test('prints the output that the page shows', async () => {
    const {exitCode, stdout, stderr} = await runSample(sample);
    expect(stdout.replaceAll('\r', '')).toBe(`${shownSample('api-integration/output.txt', '')}\n`);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(api?.requests).toEqual([request]);
  });

  // PowerShell's own test of a text takes spaces for a key.
  test.each<Readonly<Record<string, string>>>(sample === powerShell ? [{}] : [{}, {TAILOR_API_KEY: ' '}])(
    'says that the key is missing, and asks nobody, with %j',
    async (environment) => {
      const {exitCode, stderr} = await runSample(sample, [], environment);
      expect(stderr).toContain('Missing TAILOR_API_KEY');
      expect(exitCode).not.toBe(0);
      expect(api?.requests).toEqual([]);
    },
  );

  test('takes no harm from a line break after the key, as a secret store may add', async () => {
    expect(await runSample(sample, [], {TAILOR_API_KEY: ` ${apiKey}\n`})).toMatchObject({exitCode: 0});
    expect(api?.requests).toEqual([request]);
  });

  test.each<[AnswerName, says: RegExp, typeScriptSays: string]>([
    ['unauthorized', /401[^]*key is not valid/, '401 {"message":"The key is not valid."}'],
    ['serverError', /500[^]*Something broke/, '500 Something broke.'],
    ['array', /no list of active pages/i, 'The response has no list of active pages'],
    ['webPage', /./, "Unexpected token '<'"],
    // Neither does it take the key along.
    ['redirect', /./, 'fetch failed: unexpected redirect'],
  ])('ends with an error where the answer is %s', async (answer, says, typeScriptSays) => {
    const {exitCode, stdout, stderr} = await runSample(sample, [answer]);
    expect(`${stdout}${stderr}`).toMatch(says);
    if (sample === typeScript) expect(stderr).toContain(`Failed to fetch active pages: ${typeScriptSays}`);
    if (sample.program !== 'pwsh') expect(exitCode).not.toBe(0);
    expect(stdout).not.toContain('in_experiment');
    expect(api?.requests).toHaveLength(1);
  });
});

describe('the TypeScript example', () => {
  const impatient = path.resolve('tests/support/api/impatient.cjs');

  test('reads the key from .env', async () => {
    folder.write('.env', shownSample('api-integration/env.example', '').replace('paste-your-key-here', apiKey));
    expect(await runSample(byTsx, [], {})).toMatchObject({exitCode: 0});
    expect(api?.requests).toEqual([request]);
  });

  test('takes the environment before .env, the host of TAILOR_API_URL, and no harm from spaces around the key', async () => {
    folder.write('.env', 'TAILOR_API_KEY=old\n');
    const other = await startApi();
    await runSample(typeScript, [], {TAILOR_API_KEY: ` ${apiKey}\n`, TAILOR_API_URL: other.url});
    expect([other.requests, api?.requests]).toEqual([[request], []]);
    await other.close();
  });

  test('takes an empty key for a missing one', async () => {
    folder.write('.env', 'TAILOR_API_KEI=misspelled\n');
    expect(await runSample(typeScript, [], {TAILOR_API_KEY: ' '})).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'Missing TAILOR_API_KEY in .env file\n',
    });
  });

  test.each<[AnswerName, reason: string, environment?: Readonly<Record<string, string>>]>([
    ['noUrl', 'The response has no list of active pages'],
    ['hangUp', 'fetch failed: '],
    ['hangUpInBody', 'terminated'],
    ['never', 'The operation was aborted due to timeout\n', {NODE_OPTIONS: `--require=${impatient}`}],
  ])('%s: the failure is reported', async (answer, reason, environment = {}) => {
    const {exitCode, stdout, stderr} = await runSample(typeScript, [answer], {...withKey, ...environment});
    expect({exitCode, stdout}).toEqual({exitCode: 1, stdout: ''});
    expect(stderr).toMatch(/^Failed to fetch active pages: .+\n$/);
    expect(stderr).toContain(reason);
  });

  test('a host that refuses on each of its addresses is reported with a reason for each', async () => {
    const environment = {
      ...withKey,
      // Nothing listens on so low a port.
      TAILOR_API_URL: 'http://two-addresses.tailor.test:2',
      NODE_OPTIONS: `--require=${path.resolve('tests/support/api/twoAddresses.cjs')}`,
    };
    expect((await runSample(typeScript, [], environment)).stderr).toBe(
      'Failed to fetch active pages: fetch failed: connect ECONNREFUSED 127.0.0.1:2, connect ECONNREFUSED 127.0.0.2:2\n',
    );
  });

  test.each<[AnswerName, output: string]>([
    ['slow', 'Active pages: 2\n'],
    ['noPages', 'Active pages: 0\n'],
    ['newStatus', 'archived  https://www.example.com/agenturen  Agencies, German'],
  ])('%s is no failure', async (answer, output) => {
    const {exitCode, stdout} = await runSample(typeScript, [answer]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(output);
  });
});

describe('with retries', () => {
  beforeEach(() =>
    folder.write('fetch-with-retry.mjs', compiled(shownSample('api-integration/fetch-with-retry.ts', ''))),
  );

  test.each<AnswerName[][]>([
    [[]],
    [['serverError', 'hangUp', 'maintenance']],
    [['tooMany']],
    [['hangUp', 'hangUp', 'hangUp']],
  ])('after %j it succeeds, and asks no more', async (script) => {
    expect(await runSample(retrying, script)).toMatchObject({exitCode: 0, stderr: ''});
    expect(api?.requests).toEqual(Array.from({length: script.length + 1}, () => request));
  });

  test.each<[readonly AnswerName[], reason: string]>([
    [['unauthorized'], '401 {"message":"The key is not valid."}\n'],
    [['forbidden'], '403 {"message":"The key may not list pages."}\n'],
    // What the first request refused, each next one would.
    [['redirect'], 'fetch failed: unexpected redirect\n'],
    // An hour is not waited for.
    [['tooManyForLong'], '429 {"message":"Too many requests."}\n'],
    [['serverError', 'serverError', 'serverError', 'serverError'], '500 Something broke.\n'],
    [['hangUp', 'hangUp', 'hangUp', 'hangUp'], 'fetch failed: '],
  ])('after %j it gives up, and reports the last failure', async (script, reason) => {
    const {exitCode, stderr} = await runSample(retrying, script);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`Failed to fetch active pages: ${reason}`);
    expect(api?.requests).toHaveLength(script.length);
  });
});

describe('curl', () => {
  test('prints the response that the page shows, from the address that Postman is given', async () => {
    const {exitCode, stdout} = await runSample(curl);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(shownSample('api-integration/response.json', '')));
    expect(api?.requests).toEqual([request]);
    const address = shownSample('api-integration/address.txt', '');
    expect(shownSample('api-integration/list-active-pages.sh', '')).toContain(` ${address}`);
  });

  test('where the answer is an error it prints that and fails, and the key follows no redirect', async () => {
    expect((await runSample(curl, ['redirect'], {})).stdout).toBe('');
    expect(api?.requests).toHaveLength(1);
    await api?.close();
    const {exitCode, stdout} = await runSample(curl, [], {});
    expect(stdout).toBe('{"message":"The key is not valid."}');
    expect(exitCode).not.toBe(0);
  });

  test('no program that it starts has the key among its words, which others on the machine can read', async () => {
    folder.write('curl', `#!/bin/sh\nprintf '%s\\n' "$@" >&2\nexec ${curlPath()} "$@"\n`);
    chmodSync(path.join(folder.path, 'curl'), 0o755);
    const {exitCode, stderr} = await runSample(curl, [], {
      ...withKey,
      PATH: `${folder.path}:${process.env.PATH ?? ''}`,
    });
    expect(exitCode).toBe(0);
    expect(stderr).toContain('--max-time');
    expect(stderr).not.toContain(apiKey);
    expect(api?.requests).toEqual([request]);
  });

  test('the key that is typed is passed on and not printed', async () => {
    api = await startApi('hangUp');
    const {url} = api;
    const lines = ['set-key.sh', 'list-active-pages.sh'].map((file) => shownSample(`api-integration/${file}`, url));
    const {exitCode, stdout} = await run('bash', ['-c', lines.join('\n')], {folder: folder.path, input: `${apiKey}\n`});
    expect(api.requests).toEqual([request]);
    expect(stdout).not.toContain(apiKey);
    // It hung up.
    expect(exitCode).not.toBe(0);
  });

  test('a program that is not installed is a plain error', async () => {
    await expect(run('curl-is-not-here', [], {folder: folder.path})).rejects.toThrow(
      'curl-is-not-here does not start: ',
    );
  });
});

// https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/invoke-restmethod
test('the PowerShell sample, which few machines can run, asks with the words for what the others do', () => {
  const text = shownSample('api-integration/active-pages.ps1', '');
  expect(text).toContain(shownSample('api-integration/address.txt', ''));
  for (const words of [
    "$ErrorActionPreference = 'Stop'",
    "if (-not $env:TAILOR_API_KEY) { throw 'Missing TAILOR_API_KEY' }",
    '-TimeoutSec 10',
    '-MaximumRedirection 0',
    "-Headers @{ 'API-KEY' = $env:TAILOR_API_KEY.Trim() }",
    "if ($null -eq $response.activePages) { throw 'There is no list of active pages' }",
  ])
    expect(text).toContain(words);
  expect(shownSample('api-integration/set-key.ps1', '')).toMatch(/^\$env:TAILOR_API_KEY = Read-Host -MaskInput /);
  // What it prints, filled in as PowerShell does: a $(…) in double quotes stands for its value.
  const {activePages}: {activePages: Record<string, string>[]} = JSON.parse(
    shownSample('api-integration/response.json', ''),
  );
  expect(text).toContain('foreach ($page in $response.activePages) {');
  const [, count = '', , line = ''] = /^"(.*)"$([^]*)^ +"(.*)"$/m.exec(text) ?? [];
  const lines = activePages.map((page) =>
    line.replaceAll(/\$\(\$page\.(\w+)\)/g, (_, name: string) => page[name] ?? ''),
  );
  expect([count.replace('$($response.activePages.Count)', String(activePages.length)), ...lines].join('\n')).toBe(
    shownSample('api-integration/output.txt', ''),
  );
});
