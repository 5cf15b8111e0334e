import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {scriptGlobal, scriptTagAddress} from '@site/src/content/scriptTag';
import {readSample, withApiUrl} from '@site/src/pipeline/markdown/samples';
import {withScriptTag} from '@site/src/pipeline/markdown/scriptTag';

/** The text of a sample's file. */
export const sampleText = (sample: string): string => readFileSync(`docs/samples/${sample}`, 'utf8');

/** The text of a sample as a page shows it, by the same functions that the build uses. */
export function shownSample(sample: string, apiUrl: string): string {
  return withApiUrl(readSample(path.resolve('docs/samples'), sample), apiUrl);
}

/** That text with the script tag that an owner has given, as pages have it. */
export const copiedSample = (sample: string, apiUrl: string): string =>
  withScriptTag(shownSample(sample, apiUrl), {address: scriptTagAddress, global: scriptGlobal});

/** A reader's folder, outside of this project, that each test of a file finds empty. */
export function readersFolder(): {readonly path: string; write(name: string, text: string): void} {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tailor-sample-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));
  return {
    get path() {
      return folder;
    },
    write: (name, text) => writeFileSync(path.join(folder, name), text),
  };
}

export interface Outcome {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Run {
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** What is typed into it. */
  readonly input?: string;
}

/**
 * Runs a program to its end, with none of this process's variables but PATH.
 *
 * @throws Error where there is no such program.
 */
export function run(program: string, words: readonly string[], {folder, environment, input}: Run): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: folder,
      env: {NODE_ENV: 'production', PATH: process.env.PATH ?? '', ...environment},
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', (cause) => reject(new Error(`${program} does not start: ${cause.message}`, {cause})));
    child.on('close', (exitCode) => resolve({exitCode, stdout, stderr}));
    child.stdin.end(input ?? '');
  });
}
