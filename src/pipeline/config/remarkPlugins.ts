import path from 'node:path';
import {diagrams} from '../markdown/diagrams';
import {embedTools} from '../markdown/tools';
import {samples, type SamplesOptions} from '../markdown/samples';
import {scriptTagNames} from '../markdown/scriptTag';
import type {Settings} from '../../lib/settings/parse';

/** Where the code that pages show lives, one folder for each guide. */
export const samplesFolder = path.resolve('docs/samples');

/** Plugins for the Markdown of documentation and posts, run before Docusaurus's own. */
export function remarkPlugins({apiUrl}: Settings) {
  return [[samples, {folder: samplesFolder, apiUrl} satisfies SamplesOptions], scriptTagNames, diagrams, embedTools];
}
