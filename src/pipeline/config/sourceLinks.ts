import {publishedBranch} from '../../blog/editor/repository';
import type {Settings} from '../../lib/settings/parse';

export interface SourceLinks {
  /** Address of the source tree's editor; Docusaurus adds the file's path. */
  readonly editUrl?: string;
}

/** A link to edit a page, where there is a repository. */
export const sourceLinks = ({repositoryUrl}: Settings): SourceLinks =>
  repositoryUrl === undefined ? {} : {editUrl: `${repositoryUrl}/edit/${publishedBranch}/`};
