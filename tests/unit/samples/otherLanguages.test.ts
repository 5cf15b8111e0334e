import {spawnSync} from 'node:child_process';
import {apiKey, startApi, type AnswerName, type TestApi} from '../../support/api/server';
import {ReadersFolder, run, shownSample, type Outcome} from '../../support/samples';

jest.setTimeout(60_000);

const languages = [
  {file: 'active_pages.py', program: 'python3', words: []},
  {file: 'active-pages.mjs', program: process.execPath, words: []},
  {file: 'active-pages.ps1', program: 'pwsh', words: ['-NoProfile', '-File']},
];

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

let folder: ReadersFolder;
let api: TestApi | undefined;

beforeEach(() => {
  folder = new ReadersFolder();
});

afterEach(async () => {
  folder.remove();
  await api?.close();
  api = undefined;
});

/** PowerShell comes from no registry that the tests may ask; where a machine has it, its sample is run too. */
const installed = languages.filter(({program}) => isInstalled(program));

test('Node and Python, at least, are there to run their samples', () => {
  expect(installed.map(({program}) => program)).toEqual(expect.arrayContaining(['python3', process.execPath]));
});

for (const {file, program, words} of installed) {
  describe(file, () => {
    const runAgainst = async (script: AnswerName[], environment: Record<string, string>): Promise<Outcome> => {
      api = await startApi(...script);
      folder.write(file, shownSample(`api-integration/${file}`, api.url));
      // What an installation needs to be found and to keep its caches.
      const {HOME = folder.path} = process.env;
      return run(program, [...words, file], {folder: folder.path, environment: {HOME, ...environment}});
    };

    test('prints what the TypeScript example prints', async () => {
      const {exitCode, stdout} = await runAgainst([], {TAILOR_API_KEY: apiKey});
      expect(stdout.replaceAll('\r', '')).toBe(`${shownSample('api-integration/output.txt', '')}\n`);
      expect(exitCode).toBe(0);
      expect(api?.requests).toEqual([`GET /v1/integrations/pages/active ${apiKey}`]);
    });

    test('says that the key is missing, and asks nobody', async () => {
      const {exitCode, stderr} = await runAgainst([], {});
      expect(stderr).toContain('Missing TAILOR_API_KEY');
      expect(exitCode).not.toBe(0);
      expect(api?.requests).toEqual([]);
    });

    test.each<[AnswerName, RegExp]>([
      ['unauthorized', /401[^]*key is not valid/],
      ['serverError', /500[^]*Something broke/],
      ['otherJson', /./],
      ['cutJson', /./],
      ['webPage', /./],
    ])('ends with an error where the answer is %s', async (answer, says) => {
      const {exitCode, stdout, stderr} = await runAgainst([answer], {TAILOR_API_KEY: apiKey});
      expect(`${stdout}${stderr}`).toMatch(says);
      if (program !== 'pwsh') expect(exitCode).not.toBe(0);
      expect(stdout).not.toContain('in_experiment');
    });

    test('does not take the key along a redirect', async () => {
      await runAgainst(['redirect'], {TAILOR_API_KEY: apiKey});
      expect(api?.requests).toHaveLength(1);
    });
  });
}
