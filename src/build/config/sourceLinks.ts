import {spawnSync} from 'node:child_process';
import type {Settings} from '../../lib/settings/parse';

/** Whether a folder is in a git clone with full history; false if git is missing. */
export function hasFullHistory(folder = process.cwd()): boolean {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {cwd: folder, encoding: 'utf8'});
  return status === 0 && stdout.trim() === 'false';
}

/** The branch that readers' edits go to. */
const branch = 'main';

export interface SourceLinks {
  /** Address of the source tree's editor; Docusaurus adds the file's path. */
  readonly editUrl?: string;
}

/**
 * A link to edit a page, where there is a repository. Without the whole history of it, no page shows git's day of its
 * last change, since what git would answer is wrong or an error (docusaurus.config.ts).
 */
export function sourceLinks({repositoryUrl}: Settings, isHistoryFull = hasFullHistory): SourceLinks {
  if (repositoryUrl === undefined) return {};
  if (!isHistoryFull()) {
    console.warn(
      'REPOSITORY_URL is set, but this tree has no full git history: pages show the day of their last change only ' +
        'where their front matter has it (last_update). To show all, build from a clone that is not shallow.',
    );
  }
  return {editUrl: `${repositoryUrl}/edit/${branch}/`};
}
