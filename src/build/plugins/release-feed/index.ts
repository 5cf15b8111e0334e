import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {releaseFeed} from '../../../content/releases';
import type {Settings} from '../../../lib/settings/parse';
import {servedInDevelopment} from '../servedInDevelopment';
import {releaseFeedXml} from './feed';

/** Writes the feed of the release notes, from the data that the page is made of. */
export default function releaseFeedPlugin(
  {siteDir, generatedFilesDir}: LoadContext,
  {settings}: {settings: Settings},
): Plugin {
  const generated = path.join(generatedFilesDir, 'release-feed/default');
  async function write(folder: string): Promise<void> {
    const file = path.join(folder, releaseFeed.path);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await releaseFeedXml(settings));
  }
  return {
    name: 'release-feed',
    getPathsToWatch: () => [path.join(siteDir, 'src/content/releases/*.ts')],
    contentLoaded: () => write(generated),
    configureWebpack: () => servedInDevelopment(generated),
    postBuild: ({outDir}) => write(outDir),
  };
}
