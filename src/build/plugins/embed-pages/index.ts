import {appendFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutStyles} from '../browser-files/inlineStyles';
import {madeWhenAsked} from '../madeWhenAsked';
import {precompress} from '../server-rules/precompress';
import {servedInDevelopment} from '../servedInDevelopment';
import {bundlePages, bundlePlayer} from './bundle';
import {documentOf} from './document';
import {playerFolder} from './folder';
import {builtFonts, playerFaces, servedFonts, textFont, type FontAddresses} from './fonts';
import type {DrawnPage} from './render';

interface Drawing {
  readonly drawPages: () => readonly DrawnPage[];
}

function isDrawing(bundle: unknown): bundle is Drawing {
  return typeof bundle === 'object' && bundle !== null && 'drawPages' in bundle;
}

/**
 * Gives each video its page for iframes, /embed/<id>: finished HTML, one small
 * script and one style sheet. They are files of their own and no routes, so
 * that the player brings neither React nor the site's styles along, and no
 * page of the site carries any of the player.
 */
export default function embedPages(context: LoadContext): Plugin {
  const {siteDir, siteConfig, generatedFilesDir, currentBundler} = context;
  const served = path.join(generatedFilesDir, 'embed-pages/served');

  async function drawn(mode: 'development' | 'production'): Promise<readonly DrawnPage[]> {
    const file = await bundlePages(currentBundler, context, path.join(generatedFilesDir, 'embed-pages/drawing'), mode);
    const bundle: unknown = createRequire(__filename)(file);
    if (!isDrawing(bundle)) throw new Error(`${file} draws no pages.`);
    return bundle.drawPages();
  }

  async function writePages(site: string, fonts: FontAddresses, mode: 'development' | 'production'): Promise<void> {
    const folder = path.join(site, playerFolder);
    const [files, pages, fontsCss] = await Promise.all([
      bundlePlayer(currentBundler, context, folder, mode),
      drawn(mode),
      readFile(path.join(siteDir, 'src/css/fonts.css'), 'utf8'),
    ]);
    const plain = pages.map((page) => ({...page, ...withoutStyles(page.html)}));
    const rules = new Map(plain.flatMap((page) => [...page.rules]));
    await appendFile(path.join(folder, files.styles), playerFaces(fontsCss, fonts) + [...rules.values()].join('\n'));
    await mkdir(path.join(site, 'embed'), {recursive: true});
    const addresses = {
      script: `/${playerFolder}/${files.script}`,
      styles: `/${playerFolder}/${files.styles}`,
      font: fonts(textFont),
    };
    const written = await Promise.all(
      plain.map(async (page) => {
        const file = path.join(site, 'embed', `${page.id}.html`);
        await writeFile(file, documentOf(page, addresses, siteConfig.title));
        return file;
      }),
    );
    await precompress(folder, {pages: written});
  }

  const whenAsked = madeWhenAsked(['/embed/', `/${playerFolder}/`], () =>
    writePages(served, servedFonts, 'development'),
  );

  return {
    name: 'embed-pages',
    getPathsToWatch: () => ['player', 'content'].map((part) => path.join(siteDir, 'src', part)),
    contentLoaded: () => whenAsked.makeAgain(),
    configureWebpack: () => servedInDevelopment(served, {whenAsked}),
    postBuild: async ({outDir}) => writePages(outDir, await builtFonts(outDir), 'production'),
  };
}
