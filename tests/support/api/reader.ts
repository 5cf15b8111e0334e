import {transformSync} from 'esbuild';
import {need} from '../programs/install.mjs';
import {readersFolder, run, shownSample, type Outcome} from '../samples';
import {tsxOptions} from '../tsx';
import {apiKey, startApi, type AnswerName, type TestApi} from './server';

export interface Script {
  readonly file: string;
  /** The name that its reader gives it, where it is another one. */
  readonly savedAs?: string;
  readonly program: string;
  readonly words: readonly string[];
  /** What its reader changes in it. */
  readonly change?: (text: string) => string;
}

type Environment = Readonly<Record<string, string>>;

interface Reader {
  readonly folder: string;
  write(name: string, text: string): void;
  /** Starts the stand-in, copies a sample as the page shows it into the empty folder, and runs it there. */
  run(script: Script, answers?: readonly AnswerName[], environment?: Environment): Promise<Outcome>;
  /** What the stand-in has been asked since the last sample began. */
  requests(): readonly string[] | undefined;
}

export const compiled = (text: string): string => transformSync(text, {loader: 'ts', format: 'esm'}).code;

export const byTsx: Script = {file: 'active-pages.ts', program: process.execPath, words: tsxOptions};
/** Compiled before, as tsx takes a second to start. */
export const typeScript: Script = {...byTsx, savedAs: 'active-pages.mjs', words: [], change: compiled};
export const curl: Script = {file: 'list-active-pages.sh', program: 'sh', words: []};

export const withKey = {TAILOR_API_KEY: apiKey};
export const request = `GET /v1/integrations/pages/active ${apiKey}`;

/** Somebody who follows the API guide in an empty folder, anew for each test of a file. */
export function apiReader(): Reader {
  const folder = readersFolder();
  let api: TestApi | undefined;

  beforeAll(() => {
    need('curl');
    need('python');
  });

  afterEach(async () => {
    await api?.close();
    api = undefined;
  });

  return {
    get folder() {
      return folder.path;
    },
    write: (name, text) => folder.write(name, text),
    async run({file, savedAs = file, program, words, change = (text) => text}, answers = [], environment = withKey) {
      await api?.close();
      api = await startApi(...answers);
      folder.write(savedAs, change(shownSample(`api-integration/${file}`, api.url)));
      // What an installation needs to be found and to keep its caches.
      const {HOME = folder.path} = process.env;
      return run(program, [...words, savedAs], {folder: folder.path, environment: {HOME, ...environment}});
    },
    requests: () => api?.requests,
  };
}
