import {tmpdir} from 'node:os';
import {apiKey, startApi, type AnswerName, type TestApi} from '../../support/api/server';
import {run, shownSample, type Outcome} from '../../support/samples';

const folder = tmpdir();
let api: TestApi;

beforeAll(async () => {
  // A missing curl ends here, in words, and not in a shell's exit code further down.
  await run('curl', ['--version'], {folder});
});

afterEach(() => api.close());

/** Runs the line as the page shows it, as a shell command. */
async function runLine(environment: Record<string, string>, ...script: AnswerName[]): Promise<Outcome> {
  api = await startApi(...script);
  return run('sh', ['-c', shownSample('api-integration/list-active-pages.sh', api.url)], {folder, environment});
}

test('it prints the response that the page shows', async () => {
  const {exitCode, stdout} = await runLine({TAILOR_API_KEY: apiKey});
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual(JSON.parse(shownSample('api-integration/response.json', api.url)));
  expect(api.requests).toEqual([`GET /v1/integrations/pages/active ${apiKey}`]);
});

test('without a key the answer is the refusal', async () => {
  expect((await runLine({})).stdout).toBe('{"message":"The key is not valid."}');
});

test('the key does not follow a redirect', async () => {
  await runLine({TAILOR_API_KEY: apiKey}, 'redirect');
  expect(api.requests).toHaveLength(1);
});

test('a server that hangs up is an error', async () => {
  expect((await runLine({TAILOR_API_KEY: apiKey}, 'hangUp')).exitCode).not.toBe(0);
});

test('the key that is typed is passed on and not printed', async () => {
  api = await startApi();
  const lines = ['set-key.sh', 'list-active-pages.sh'].map((file) => shownSample(`api-integration/${file}`, api.url));
  const {stdout} = await run('bash', ['-c', lines.join('\n')], {folder, input: `${apiKey}\n`});
  expect(api.requests).toEqual([`GET /v1/integrations/pages/active ${apiKey}`]);
  expect(stdout).not.toContain(apiKey);
});

test('the address that Postman is given is the one that curl calls', async () => {
  api = await startApi();
  const address = shownSample('api-integration/address.txt', api.url);
  expect(shownSample('api-integration/list-active-pages.sh', api.url)).toContain(` ${address}`);
  expect((await fetch(address, {headers: {'API-KEY': apiKey}})).status).toBe(200);
});

test('a program that is not installed is a plain error', async () => {
  api = await startApi();
  await expect(run('curl-is-not-here', [], {folder})).rejects.toThrow('curl-is-not-here does not start: ');
});
