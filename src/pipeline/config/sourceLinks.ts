import {spawnSync} from 'node:child_process';
import {publishedBranch} from '../../blog/editor/repository';
import type {Settings} from '../../lib/settings/parse';

/** What git knows of a folder: its full history, or why not, as a sentence that says what to do. */
export function historyOf(folder = process.cwd()): 'full' | {readonly missing: string} {
  const {status, stdout, stderr, error} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
  });
  if (error !== undefined) return {missing: 'git is not installed.'};
  if (status === 0) {
    return stdout.trim() === 'false'
      ? 'full'
      : {missing: 'this clone is shallow. Run "git fetch --unshallow", or check out with fetch-depth: 0.'};
  }
  // git refuses a folder of another user's, which may run that user's hooks.
  const [, remedy] = /^\s*(git config --global --add safe\.directory .+)$/m.exec(stderr) ?? [];
  return {
    missing:
      remedy === undefined
        ? 'this folder is in no clone of the repository.'
        : `this folder belongs to another user, so that git does not read it. Run "${remedy.trim()}".`,
  };
}

/** Whether a folder is in a git clone with full history. */
export const hasFullHistory = (folder?: string): boolean => historyOf(folder) === 'full';

export interface SourceLinks {
  /** Address of the source tree's editor; Docusaurus adds the file's path. */
  readonly editUrl?: string;
}

/**
 * A link to edit a page, where there is a repository. Without the whole history of it, no page shows git's day of its
 * last change, since what git would answer is wrong or an error (docusaurus.config.ts).
 */
export function sourceLinks({repositoryUrl}: Settings, history = historyOf): SourceLinks {
  if (repositoryUrl === undefined) return {};
  const known = history();
  if (known !== 'full') {
    console.warn(
      'REPOSITORY_URL is set, but pages show the day of their last change only where their front matter has it ' +
        `(last_update), because ${known.missing}`,
    );
  }
  return {editUrl: `${repositoryUrl}/edit/${publishedBranch}/`};
}
