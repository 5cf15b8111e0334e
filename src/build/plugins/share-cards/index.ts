import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteCard} from '../../config/themeConfig';
import {prepareDrawing} from './draw';

/** Draws the card that social networks show for pages without one of their own. */
export default function shareCards({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'share-cards',
    async postBuild({outDir}) {
      const draw = await prepareDrawing(siteDir);
      const file = path.join(outDir, siteCard);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, await draw({kicker: siteConfig.title, title: siteConfig.tagline}));
    },
  };
}
