import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {build} from 'esbuild';

/** The scripts in the head of every page, in the order in which they run. */
const everyPage = [
  'src/browser/trustedTypes.head.ts',
  'src/browser/earlyActs.head.ts',
  'src/shell/audience/audience.head.ts',
  'src/docs/Sidebar/sidebar.head.ts',
];

const notFound = 'src/theme/NotFound/notFound.head.ts';

/** The code of the head scripts, as it is in pages. */
export interface HeadScripts {
  readonly everyPage: readonly string[];
  readonly notFound: string;
}

/**
 * Bundles the head scripts, small modules that run before anything is painted. Uses esbuild, since Rspack adds 200
 * bytes to each.
 *
 * @throws Error with esbuild's own messages.
 */
export async function bundleHeadScripts({
  siteDir,
  generatedFilesDir,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>): Promise<HeadScripts> {
  async function codeOf(file: string): Promise<string> {
    const {outputFiles} = await build({
      entryPoints: [path.join(siteDir, file)],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      // Browsers that are too old for the site run these too.
      target: 'es2019',
      alias: {'@generated': generatedFilesDir},
    });
    return outputFiles.map(({text}) => text.trim()).join('');
  }
  return {everyPage: await Promise.all(everyPage.map(codeOf)), notFound: await codeOf(notFound)};
}
