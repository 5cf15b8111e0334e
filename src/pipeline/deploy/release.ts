import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DeploymentError} from './problem';
import {expectedOf, releaseFile, type Served} from './served';

/** A name for a new release; names sort by their time. */
const newName = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');

/** Gives the build a name, which it then tells, and says what a host has to send for it. */
export async function nameRelease(build: string): Promise<{readonly release: string; readonly expected: Served}> {
  const release = newName();
  writeFileSync(path.join(build, releaseFile), `${release}\n`);
  const expected = await expectedOf((file) => readFileSync(path.join(build, file)));
  if (expected === undefined) throw new DeploymentError('Nothing was deployed: the build has no policy in _headers.');
  return {release, expected};
}
