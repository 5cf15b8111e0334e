import {spawnSync} from 'node:child_process';
import {freePort} from '../support/freePort.mjs';
import {copyRepository, type RepositoryCopy} from './copy';
import type {Edit} from './edit';
import type {Step} from './steps';

/** Browser tests that read the files of every page, and take seconds. */
const ofEveryPage = ['promisedTexts.spec.ts', 'linkNames.spec.ts', 'closers.spec.ts', 'builtFiles.spec.ts'];

/** Runs a step in a copy; what it says is printed where it fails. */
async function succeeds(name: string, step: Step, specs: readonly string[], {site}: RepositoryCopy): Promise<boolean> {
  const [command, ...words] = step.command;
  const started = Date.now();
  const {status, stdout, stderr} = spawnSync(command, [...words, ...(step.takesSpecs ? specs : [])], {
    cwd: site.folder,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: {...process.env, PORT: String(await freePort()), NGINX_PORT: String(await freePort())},
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.info(`${name}: ${step.name} ${status === 0 ? 'green' : 'FAILED'} (${seconds} s)`);
  if (status !== 0) console.info(`${stdout}${stderr}`.trim());
  return status === 0;
}

/**
 * Makes edits in a copy of the repository and runs steps there, one after the other; the first that fails is the last.
 *
 * @returns whether all of them are green.
 */
export async function tryEdits(name: string, edits: readonly Edit[], steps: readonly Step[]): Promise<boolean> {
  const copy = copyRepository();
  try {
    for (const edit of edits) edit.apply(copy.site);
    copy.commit();
    const specs = [...new Set(edits.flatMap((edit) => edit.specs)), ...ofEveryPage]
      .map((spec) => `tests/e2e/${spec}`)
      .filter((spec) => copy.site.has(spec));
    for (const step of steps) {
      if (!(await succeeds(name, step, specs, copy))) return false;
    }
    return true;
  } finally {
    copy.remove();
  }
}
