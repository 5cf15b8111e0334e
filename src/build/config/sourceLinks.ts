import {hasFullHistory} from './gitHistory';
import type {Settings} from '../../lib/settings/parse';

/** The branch that readers' edits go to. */
const branch = 'main';

export interface SourceLinks {
  /** Address of the source tree's editor; Docusaurus adds the file's path. */
  readonly editUrl?: string;
  readonly showLastUpdateTime?: boolean;
}

/**
 * What docs and posts say about their source: without a repository nothing, else a link to edit the page and the date
 * of its last change. The date comes from git, and is left out without full history, where git's answer would be wrong.
 */
export function sourceLinks({repositoryUrl}: Settings, isHistoryFull = hasFullHistory): SourceLinks {
  if (repositoryUrl === undefined) return {};
  const showLastUpdateTime = isHistoryFull();
  if (!showLastUpdateTime) {
    console.warn(
      'REPOSITORY_URL is set, but this tree has no full git history: pages link to their source without the day of ' +
        'their last change. To show it, build from a clone that is not shallow.',
    );
  }
  return {editUrl: `${repositoryUrl}/edit/${branch}/`, showLastUpdateTime};
}
