import {groupResults, type ResultGroup} from './group';
import type {SearchIndex} from './pagefind';
import {rank, type SoughtWord} from './rank';
import {nearestWord} from './spelling';
import {matchWord, soughtWords, wordsOf} from './tokens';

export interface SearchResults {
  readonly query: string;
  /** The words that were looked for, which the results highlight. */
  readonly words: readonly string[];
  /** What was looked for instead, where a word is on no page. */
  readonly corrected: string | undefined;
  readonly groups: readonly ResultGroup[];
  /** Excerpts by Pagefind's name for the page. */
  readonly excerpts: ReadonlyMap<string, string>;
}

/** Longer queries are cut: nobody types them, and each word costs a look-up. */
const longestQuery = 120;

function named({outline: {pages}}: SearchIndex, word: string): boolean {
  return pages.some(({title, description, headings}) =>
    [title, description, ...headings.map(({text}) => text)].some((text) =>
      wordsOf(text).some((found) => matchWord(word, found) !== 'none'),
    ),
  );
}

/** The word with its scores, or its nearest neighbour where no page has it. */
async function look(index: SearchIndex, word: string): Promise<SoughtWord> {
  const inText = await index.scoresOf(word);
  if (inText.size > 0 || named(index, word)) return {word, inText};
  const nearest = nearestWord(word, index.outline.vocabulary);
  return nearest === undefined ? {word, inText} : {word: nearest, inText: await index.scoresOf(nearest)};
}

/** Looks for a query in the whole site; without a word in it there are no results. */
export async function search(index: SearchIndex, query: string): Promise<SearchResults> {
  const asked = soughtWords(query.slice(0, longestQuery));
  const sought = await Promise.all(asked.map((word) => look(index, word)));
  const words = sought.map(({word}) => word);
  const groups = words.length > 0 ? groupResults(rank(index.outline.pages, sought)) : [];
  const ids = groups.flatMap(({pages}) => pages.map(({page}) => page.id));
  return {
    query,
    words,
    corrected: words.some((word, position) => word !== asked[position]) ? words.join(' ') : undefined,
    groups,
    excerpts: ids.length > 0 ? await index.excerptsOf(words, ids) : new Map(),
  };
}
