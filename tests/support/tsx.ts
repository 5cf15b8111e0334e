import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {pathToFileURL} from 'node:url';

/** What Node is started with to run TypeScript, with the tsx of this project: one process, where `npx tsx` takes two. */
export const tsxOptions = ['--import', pathToFileURL(require.resolve('tsx')).href] as const;

export interface ScriptRun {
  readonly cwd: string;
  /** What is typed into it. */
  readonly input?: string;
  /** Where it runs: UTC, unless this says otherwise. */
  readonly timeZone?: string;
  /** What its environment has besides this one's, or in its place. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a command of this project to its end: a TypeScript file, and the words after it. */
export function runScript(
  words: readonly [file: string, ...string[]],
  {timeZone = 'UTC', environment = {}, ...run}: ScriptRun,
): SpawnSyncReturns<string> {
  const env = {...process.env, TZ: timeZone, ...environment};
  return spawnSync(process.execPath, [...tsxOptions, ...words], {...run, env, encoding: 'utf8'});
}
