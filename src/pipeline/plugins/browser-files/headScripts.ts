import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {build} from 'esbuild';

/** The script in the head of every page. */
const everyPage = 'src/browser/earlyActs.head.ts';

/** Those of single pages. */
const ofPages = {
  notFound: 'src/theme/NotFound/notFound.head.ts',
  audience: 'src/shell/audience/audience.head.ts',
  docs: 'src/docs/docs.head.ts',
};

/** The code of the head scripts, as it is in pages. */
export interface HeadScripts {
  readonly everyPage: string;
  readonly ofPages: Readonly<Record<keyof typeof ofPages, string>>;
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
      alias: {'@generated': generatedFilesDir, '@site': siteDir},
    });
    return outputFiles.map(({text}) => text.trim()).join('');
  }
  return {
    everyPage: await codeOf(everyPage),
    ofPages: {
      notFound: await codeOf(ofPages.notFound),
      audience: await codeOf(ofPages.audience),
      docs: await codeOf(ofPages.docs),
    },
  };
}
