import {indexFolder, outlineFile} from '../../../shell/search/outline';
import {loadPagefind} from '../../html/libraries.cjs';
import type {Page, SiteFile} from '../site';
import {readFragment} from './fragments';
import {outlineOf} from './outline';
import {forIndex} from './page';

/** Parts of a page that are not searched: navigation, drawings, controls, and texts for other audiences. */
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

/** Pagefind's own user interface, which this site does not use. */
const unused = [
  'pagefind-ui.js',
  'pagefind-ui.css',
  'pagefind-modular-ui.js',
  'pagefind-modular-ui.css',
  'pagefind-component-ui.js',
  'pagefind-component-ui.css',
  'pagefind-highlight.js',
];

/** @throws Error with Pagefind's messages. */
function orThrow<Answer extends {readonly errors: readonly string[]}>(answer: Answer): Answer {
  if (answer.errors.length > 0) throw new Error(`The search index was not written: ${answer.errors.join('; ')}`);
  return answer;
}

/**
 * Makes the search index, the files below /pagefind, from the text of every listed page, without elements marked
 * data-search="skip".
 */
export async function makeSearchIndex(pages: readonly Page[]): Promise<SiteFile[]> {
  const {createIndex, close} = await loadPagefind();
  const {index} = orThrow(
    await createIndex({rootSelector: 'main', excludeSelectors: excluded, forceLanguage: 'en', includeCharacters: '_'}),
  );
  if (index === undefined) throw new Error('The search index was not written: Pagefind gave none.');
  for (const {isListed, path: url, tree} of pages) {
    if (isListed) orThrow(await index.addHTMLFile({url, content: await forIndex(tree)}));
  }
  const files = orThrow(await index.getFiles()).files.filter((file) => !unused.includes(file.path));
  await close();
  const fragments = files.filter((file) => file.path.endsWith('.pf_fragment'));
  const outline = outlineOf(fragments.map((file) => readFragment(file.path, file.content)));
  return [
    ...files.map((file) => ({name: `${indexFolder}/${file.path}`, content: file.content})),
    {name: `${indexFolder}/${outlineFile}`, content: JSON.stringify(outline)},
  ];
}
