import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {indexFolder, outlineFile} from '../../../shell/search/outline';
import {listedRoutes, pageFile} from '../listedRoutes';
import {madeWhenAsked} from '../madeWhenAsked';
import {servedInDevelopment} from '../servedInDevelopment';
import {readFragments} from './fragments';
import {buildForSearch} from './development';
import {outlineOf} from './outline';
import {forIndex} from './page';
import {loadPagefind} from './pagefind.cjs';

/** Parts of a page that are not its text: navigation, drawings, controls, and what other audiences read. */
const excluded = [
  'nav',
  'button',
  'form',
  'svg',
  'noscript',
  'iframe',
  '[aria-hidden="true"]',
  '[hidden]',
  '[data-print="hide"]',
  '[data-search="skip"]',
  '[data-for]:not([data-for~="default"])',
  '.hash-link',
];

/** Files that Pagefind writes for its own dialogs, which this site does not use. */
const unused = [
  'pagefind-ui.js',
  'pagefind-ui.css',
  'pagefind-modular-ui.js',
  'pagefind-modular-ui.css',
  'pagefind-component-ui.js',
  'pagefind-component-ui.css',
  'pagefind-highlight.js',
];

/** @throws Error with Pagefind's own messages. */
function orThrow<Answer extends {readonly errors: readonly string[]}>(answer: Answer): Answer {
  if (answer.errors.length > 0) throw new Error(`The search index was not written: ${answer.errors.join('; ')}`);
  return answer;
}

/**
 * Writes the search index below /pagefind after each build: the text of every
 * page of the sitemap. `npm start`, which has no HTML to read, has a build made
 * for it when the first visitor searches. An element with data-search="skip" is
 * left out, and so is a page marked noindex.
 */
export default function searchIndex({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const built = path.join(generatedFilesDir, 'search-index/site');
  const whenAsked = madeWhenAsked([`/${indexFolder}/`], () => buildForSearch(siteDir, built));

  return {
    name: 'search-index',
    configureWebpack: () => servedInDevelopment(path.join(built, indexFolder), {address: `/${indexFolder}`, whenAsked}),
    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const {createIndex, close} = await loadPagefind();
      const {index} = orThrow(
        await createIndex({
          rootSelector: 'main',
          excludeSelectors: excluded,
          forceLanguage: 'en',
          includeCharacters: '_',
        }),
      );
      if (index === undefined) throw new Error('The search index was not written: Pagefind gave none.');
      for (const url of listedRoutes(routesPaths, routesBuildMetadata)) {
        const content = forIndex(await readFile(path.join(outDir, pageFile(url)), 'utf8'));
        orThrow(await index.addHTMLFile({url, content}));
      }
      const folder = path.join(outDir, indexFolder);
      await rm(folder, {recursive: true, force: true});
      orThrow(await index.writeFiles({outputPath: folder}));
      await close();
      await Promise.all(unused.map((file) => rm(path.join(folder, file), {force: true})));
      const outline = outlineOf(await readFragments(path.join(folder, 'fragment')));
      await writeFile(path.join(folder, outlineFile), JSON.stringify(outline));
    },
  };
}
