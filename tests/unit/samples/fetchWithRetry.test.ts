import {apiKey, startApi, type AnswerName, type TestApi} from '../../support/api/server';
import {ReadersFolder, runWithTsx, shownSample, type Outcome} from '../../support/samples';

jest.setTimeout(60_000);

let folder: ReadersFolder;
let api: TestApi;

beforeEach(() => {
  folder = new ReadersFolder();
});

afterEach(async () => {
  folder.remove();
  await api.close();
});

/** Both scripts in one folder, the first changed as the page says: the import, and the call in place of fetch. */
async function runAgainst(...script: AnswerName[]): Promise<Outcome> {
  api = await startApi(...script);
  const activePages = shownSample('api-integration/active-pages.ts', api.url);
  expect(activePages).toContain('await fetch(');
  folder.write(
    'active-pages.ts',
    `import {fetchWithRetry} from './fetch-with-retry.js';\n${activePages.replace('await fetch(', 'await fetchWithRetry(')}`,
  );
  folder.write('fetch-with-retry.ts', shownSample('api-integration/fetch-with-retry.ts', api.url));
  return runWithTsx('active-pages.ts', {folder: folder.path, environment: {TAILOR_API_KEY: apiKey}});
}

const success = {exitCode: 0, stderr: ''};

test.each<AnswerName[][]>([
  [['serverError', 'hangUp', 'maintenance']],
  [['tooMany']],
  [['hangUp', 'hangUp', 'hangUp']],
])('after %j it succeeds', async (script) => {
  expect(await runAgainst(...script)).toMatchObject(success);
  const request = `GET /v1/integrations/pages/active ${apiKey}`;
  expect(api.requests).toEqual(Array.from({length: script.length + 1}, () => request));
});

test('nothing is repeated after a success', async () => {
  expect(await runAgainst()).toMatchObject(success);
  expect(api.requests).toHaveLength(1);
});

test.each<AnswerName>(['unauthorized', 'forbidden'])('%s is not repeated', async (answer) => {
  const {exitCode, stderr} = await runAgainst(answer);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^Failed to fetch active pages: 40[13] /);
  expect(api.requests).toHaveLength(1);
});

test('a server that asks to stay away for an hour is not asked again', async () => {
  expect(await runAgainst('tooManyForLong')).toMatchObject({
    exitCode: 1,
    stderr: 'Failed to fetch active pages: 429 {"message":"Too many requests."}\n',
  });
  expect(api.requests).toHaveLength(1);
});

test.each<[AnswerName, string]>([
  ['serverError', 'Failed to fetch active pages: 500 Something broke.\n'],
  ['hangUp', 'Failed to fetch active pages: fetch failed: '],
])('after four times %s it gives up and reports the last failure', async (answer, message) => {
  const {exitCode, stderr} = await runAgainst(answer, answer, answer, answer);
  expect({exitCode, stderr}).toEqual({exitCode: 1, stderr: expect.stringContaining(message)});
  expect(api.requests).toHaveLength(4);
});
