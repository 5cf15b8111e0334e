import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageCardFolder} from '../../../lib/pageCard';
import {loadLibraries} from '../../html/libraries.cjs';
import {attribute, find} from '../../html/tree';
import {pageFiles} from '../server-rules/pageFiles';
import {prepareDrawing} from './draw';
import {writeIcons} from './icons';

/** What stands above the title, by the first part of the path; else the site's name. */
const kickers: Readonly<Record<string, string>> = {
  docs: 'Documentation',
  features: 'Feature',
  tools: 'Tool',
  blog: 'Blog',
  vs: 'Comparison',
};

/** Draws the cards that social networks show for pages without a picture of their own, with the page's title; and icons. */
export default function shareCards({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'share-cards',
    async postBuild({outDir, routesPaths}) {
      const [draw, {parse}] = await Promise.all([prepareDrawing(siteDir), loadLibraries()]);
      await writeIcons(siteDir, outDir);
      await mkdir(path.join(outDir, pageCardFolder), {recursive: true});
      for (const file of await pageFiles(outDir, routesPaths)) {
        const page = parse(await readFile(file, 'utf8'));
        const said = (property: string): string => {
          const meta = find(page, (element) => attribute(element, 'property') === property);
          return meta === undefined ? '' : attribute(meta, 'content');
        };
        const address = said('og:image').replace(siteConfig.url, '');
        if (!address.startsWith(pageCardFolder)) continue;
        const section = path.relative(outDir, file).split(path.sep)[0]?.replace('.html', '') ?? '';
        const title = said('og:title').replace(` | ${siteConfig.title}`, '');
        await writeFile(path.join(outDir, address), await draw({kicker: kickers[section] ?? siteConfig.title, title}));
      }
    },
  };
}
