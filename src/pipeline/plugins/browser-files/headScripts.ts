import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {build} from 'esbuild';

/** The script in the head of every page. */
export const everyPage = 'src/browser/earlyActs.head.ts';

/** Those of single pages. */
export const ofPages = {
  notFound: 'src/theme/NotFound/notFound.head.ts',
  audience: 'src/shell/audience/audience.head.ts',
  docs: 'src/docs/docs.head.ts',
};

/**
 * Bundles a head script, a small module that runs before anything is painted, and returns its code as it is in pages.
 * Uses esbuild, since Rspack adds 200 bytes to each.
 *
 * @throws Error with esbuild's own messages.
 */
export async function bundleHeadScript(
  file: string,
  {siteDir, generatedFilesDir}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
): Promise<string> {
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
