import type {Outline, PageKind} from '../../../shell/search/outline';
import {wordsOf} from '../../../shell/search/tokens';
import type {Fragment} from './fragments';

/** The kind of a page, by its address. */
export function kindOf(url: string): PageKind {
  if (url === '/docs' || url.startsWith('/docs/') || url.startsWith('/extension/')) return 'docs';
  return url.startsWith('/blog/') ? 'post' : 'page';
}

/** Words with fewer letters are not suggested for misspelled ones. */
const shortestWord = 4;

/**
 * What the search dialog needs in addition to Pagefind's files: the address and titles of each page, and the words of
 * docs and pages, to correct misspelled queries. Of posts only titles, so that the file grows little with the blog.
 */
export function outlineOf(fragments: readonly Fragment[]): Outline {
  const sorted = [...fragments].sort((a, b) => a.url.localeCompare(b.url, 'en'));
  const pages = sorted.map(({id, url, meta, anchors}) => ({
    id,
    url,
    kind: kindOf(url),
    title: meta.title ?? '',
    description: meta.description ?? '',
    headings:
      kindOf(url) === 'post'
        ? []
        : anchors.filter(({element}) => /^h[23]$/.test(element)).map(({id: anchor, text}) => ({id: anchor, text})),
  }));
  const spoken = sorted.map(({url, content, meta}) =>
    kindOf(url) === 'post' ? (meta.title ?? '') : `${meta.title ?? ''} ${content}`,
  );
  const vocabulary = new Set(spoken.flatMap(wordsOf).filter((word) => word.length >= shortestWord));
  return {pages, vocabulary: [...vocabulary].sort()};
}
