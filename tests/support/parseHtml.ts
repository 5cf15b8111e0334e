import type {Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

const [parser, fragments] = [unified().use(rehypeParse), unified().use(rehypeParse, {fragment: true})];

/** A whole page as the build reads it. */
export const parsePage = (html: string): Root => parser.parse(html);

/** A part of a page. */
export const parseFragment = (html: string): Root => fragments.parse(html);
