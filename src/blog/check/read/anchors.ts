import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {nodesOf, wordsOf, type TextNode} from './tree';

/** The anchors that Docusaurus gives the headings of a text, written out as {#id} or made from their words. */
export function headingAnchors(text: TextNode): string[] {
  const slugger = createSlugger();
  return nodesOf(text, 'heading').map((heading) => {
    const words = wordsOf(heading);
    return parseMarkdownHeadingId(words).id ?? slugger.slug(words);
  });
}
