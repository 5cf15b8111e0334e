import path from 'node:path';
import {apiKey, startApi, type AnswerName, type TestApi} from '../../support/api/server';
import {ReadersFolder, runWithTsx, shownSample, type Outcome} from '../../support/samples';

const sample = 'api-integration/active-pages.ts';
const impatient = path.resolve('tests/support/api/impatient.cjs');

jest.setTimeout(30_000);

let folder: ReadersFolder;
let api: TestApi;

beforeEach(() => {
  folder = new ReadersFolder();
});

afterEach(async () => {
  folder.remove();
  await api.close();
});

/** Starts the stand-in, copies the sample as the page shows it into the empty folder, and runs it there. */
async function runAgainst(script: AnswerName[], environment: Record<string, string>): Promise<Outcome> {
  api = await startApi(...script);
  folder.write('active-pages.ts', shownSample(sample, api.url));
  return runWithTsx('active-pages.ts', {folder: folder.path, environment});
}

test('it prints the output that the page shows', async () => {
  expect(await runAgainst([], {TAILOR_API_KEY: apiKey})).toEqual({
    exitCode: 0,
    stdout: `${shownSample('api-integration/output.txt', api.url)}\n`,
    stderr: '',
  });
  expect(api.requests).toEqual([`GET /v1/integrations/pages/active ${apiKey}`]);
});

test('it reads the key from .env', async () => {
  folder.write('.env', shownSample('api-integration/env.example', '').replace('paste-your-key-here', apiKey));
  const {exitCode, stdout} = await runAgainst([], {});
  expect({exitCode, requests: api.requests}).toEqual({
    exitCode: 0,
    requests: [`GET /v1/integrations/pages/active ${apiKey}`],
  });
  expect(stdout).toMatch(/^in_experiment .*\nramped /m);
});

test('the environment wins over .env, and spaces around the key do not matter', async () => {
  folder.write('.env', 'TAILOR_API_KEY=old\n');
  await runAgainst([], {TAILOR_API_KEY: ` ${apiKey}\n`});
  expect(api.requests).toEqual([`GET /v1/integrations/pages/active ${apiKey}`]);
});

test.each([
  ['no variable', {}],
  ['an empty variable', {TAILOR_API_KEY: ' '}],
])('%s: the missing key is reported and nothing is sent', async (_, environment: Record<string, string>) => {
  folder.write('.env', 'TAILOR_API_KEI=misspelled\n');
  expect(await runAgainst([], environment)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'Missing TAILOR_API_KEY in .env file\n',
  });
  expect(api.requests).toEqual([]);
});

test('another key than that of the account is refused', async () => {
  expect(await runAgainst([], {TAILOR_API_KEY: 'other'})).toMatchObject({
    exitCode: 1,
    stderr: 'Failed to fetch active pages: 401 {"message":"The key is not valid."}\n',
  });
});

test.each<[AnswerName, string]>([
  ['unauthorized', '401 {"message":"The key is not valid."}'],
  ['forbidden', '403 {"message":"The key may not list pages."}'],
  ['serverError', '500 Something broke.'],
  ['otherJson', 'The response has no list of active pages'],
  ['noUrl', 'The response has no list of active pages'],
  ['cutJson', 'JSON'],
  ['webPage', "Unexpected token '<'"],
  ['redirect', 'fetch failed: unexpected redirect'],
  ['hangUp', 'fetch failed: '],
  ['hangUpInBody', 'terminated'],
])('%s: the failure is reported', async (answer, reason) => {
  const {exitCode, stdout, stderr} = await runAgainst([answer], {TAILOR_API_KEY: apiKey});
  expect({exitCode, stdout}).toEqual({exitCode: 1, stdout: ''});
  expect(stderr).toMatch(/^Failed to fetch active pages: .+\n$/);
  expect(stderr).toContain(reason);
  expect(api.requests).toHaveLength(1);
});

test('a server that does not answer is given up', async () => {
  const environment = {TAILOR_API_KEY: apiKey, NODE_OPTIONS: `--require=${impatient}`};
  expect(await runAgainst(['never'], environment)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'Failed to fetch active pages: The operation was aborted due to timeout\n',
  });
});

test('a host that refuses on each of its addresses is reported with a reason for each', async () => {
  const environment = {
    TAILOR_API_KEY: apiKey,
    // Nothing listens on so low a port.
    TAILOR_API_URL: 'http://two-addresses.tailor.test:2',
    NODE_OPTIONS: `--require=${path.resolve('tests/support/api/twoAddresses.cjs')}`,
  };
  expect(await runAgainst([], environment)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr:
      'Failed to fetch active pages: fetch failed: connect ECONNREFUSED 127.0.0.1:2, connect ECONNREFUSED 127.0.0.2:2\n',
  });
});

test('a slow answer is waited for', async () => {
  expect(await runAgainst(['slow'], {TAILOR_API_KEY: apiKey})).toMatchObject({exitCode: 0, stderr: ''});
});

test('an empty list and a status added later are no failures', async () => {
  expect(await runAgainst(['noPages'], {TAILOR_API_KEY: apiKey})).toEqual({
    exitCode: 0,
    stdout: 'Active pages: 0\n',
    stderr: '',
  });
  await api.close();
  const later = await runAgainst(['newStatus'], {TAILOR_API_KEY: apiKey});
  expect(later.exitCode).toBe(0);
  expect(later.stdout).toContain('archived  https://www.example.com/agenturen  Agencies, German');
});

test('TAILOR_API_URL leads to another host', async () => {
  api = await startApi();
  folder.write('active-pages.ts', shownSample(sample, 'https://api.tailor.invalid'));
  const environment = {TAILOR_API_KEY: apiKey, TAILOR_API_URL: api.url};
  expect(await runWithTsx('active-pages.ts', {folder: folder.path, environment})).toMatchObject({exitCode: 0});
  expect(api.requests).toHaveLength(1);
});
