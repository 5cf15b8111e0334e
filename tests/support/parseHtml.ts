import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse, parseFragment as parsePart, type DefaultTreeAdapterMap} from 'parse5';

function treeOf(document: DefaultTreeAdapterMap['parentNode']): Root {
  const tree = fromParse5(document);
  if (tree.type !== 'root') throw new Error(`The tree is a ${tree.type}; expected a root.`);
  return tree;
}

/** A whole page as the build reads it. */
export const parsePage = (html: string): Root => treeOf(parse(html, {scriptingEnabled: false}));

/** A part of a page. */
export const parseFragment = (html: string): Root => treeOf(parsePart(html, {scriptingEnabled: false}));

/** A page with what is in its templates, as markup in comments, among the rest. */
export const unfolded = (html: string): string => html.replaceAll(/<!--|-->|<\/?template[^>]*>/g, '');
