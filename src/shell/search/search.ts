import type {SearchIndex} from './pagefind';
import {rank, type SoughtReading, type SoughtWord, type RankedPage} from './rank';
import {readingsOf, type Reading} from './readings';
import {nearestWord} from './spelling';
import {matchWord, phrasesOf, soughtParts, soughtWords, wordsOf} from './tokens';
import type {PageKind} from './outline';

interface ResultGroup {
  readonly kind: PageKind;
  readonly pages: readonly RankedPage[];
}

const shown: Readonly<Record<PageKind, number>> = {docs: 6, page: 4, post: 4};

/** Whether the title of its best page is the query (2), or has its words, as a section of it may (1). */
function naming({pages: [first]}: ResultGroup): number {
  if (first?.isExact === true) return 2;
  return first?.byTitle === true || first?.section !== undefined ? 1 : 0;
}

const bestScore = ({pages: [first]}: ResultGroup): number => first?.score ?? 0;

function compare(a: ResultGroup, b: ResultGroup): number {
  const byName = naming(b) - naming(a);
  const postsLast = Number(a.kind === 'post') - Number(b.kind === 'post');
  return byName || bestScore(b) - bestScore(a) || postsLast;
}

/**
 * Groups ranked pages by kind: first the group with a page titled like the query, then by rank, and posts last among
 * equals.
 */
export function groupResults(ranked: readonly RankedPage[]): ResultGroup[] {
  return (['docs', 'page', 'post'] as const)
    .map((kind) => ({kind, pages: ranked.filter(({page}) => page.kind === kind).slice(0, shown[kind])}))
    .filter(({pages}) => pages.length > 0)
    .sort(compare);
}

/** Longer queries are cut, since each word costs a lookup. */
const longestQuery = 120;

function named({outline: {pages}}: SearchIndex, word: string): boolean {
  return pages.some(({title, description, headings}) =>
    [title, description, ...headings.map(({text}) => text)].some((text) =>
      wordsOf(text).some((found) => matchWord(word, found) !== 'none'),
    ),
  );
}

/** What the best reading of a query says in place of its words, where no page has any of those. */
function readAs(
  index: SearchIndex,
  typed: readonly SoughtWord[],
  others: readonly Reading[],
  sought: readonly SoughtReading[],
): string | undefined {
  if (typed.some(({word, inText}) => inText.size > 0 || named(index, word))) return undefined;
  const scores = sought.map((reading) => rank(index.outline.pages, [reading])[0]?.score ?? 0);
  return others[scores.indexOf(Math.max(0, ...scores))]?.said;
}

/** Searches the whole site for a query; no results if it has no words. */
export async function search(index: SearchIndex, query: string) {
  const text = query.slice(0, longestQuery);
  const [typed, ...others] = readingsOf(text);
  const asked = typed?.words ?? [];
  const found = new Map<string, Promise<SoughtWord>>();
  /** A word with its scores in the text of pages, looked up once. */
  const lookUp = (word: string): Promise<SoughtWord> => {
    const known = found.get(word) ?? index.scoresOf(word).then((inText) => ({word, inText}));
    found.set(word, known);
    return known;
  };
  /** The same, or of the most similar word if no page has it. */
  const lookUpNearest = async (word: string): Promise<SoughtWord> => {
    const exact = await lookUp(word);
    if (exact.inText.size > 0 || named(index, word)) return exact;
    const nearest = nearestWord(word, index.outline.vocabulary);
    return nearest === undefined ? exact : lookUp(nearest);
  };
  // A word with a synonym, or made of other words, is not misspelled.
  const [first, further, phrases] = await Promise.all([
    Promise.all(asked.map(others.length > 0 ? lookUp : lookUpNearest)),
    Promise.all(
      others.map(async ({words, share}): Promise<SoughtReading> => ({
        sought: await Promise.all(words.map(lookUp)),
        phrases: [],
        share,
      })),
    ),
    Promise.all(phrasesOf(text).map((phrase) => index.phraseScoresOf(phrase))),
  ]);
  const readings = [{sought: first, phrases, share: 1}, ...further];
  const wordsOfReadings = readings.map(({sought}) => sought.map(({word}) => word));
  const words = first.map(({word}) => word);
  const spelled = words.some((word, position) => word !== asked[position]) ? words.join(' ') : undefined;
  const corrected = spelled ?? readAs(index, first, others, further);
  const groups = words.length > 0 ? groupResults(rank(index.outline.pages, readings)) : [];
  const ids = groups.flatMap(({pages}) => pages.map(({page}) => page.id));
  return {
    query,
    /** The words that were typed, or are said to be looked for in their place: the results highlight them. */
    words: [...new Set([...words, ...soughtParts(text), ...soughtWords(corrected ?? '')])],
    /** The corrected query, if a word is on no page. */
    corrected,
    groups,
    hasTexts: index.hasTexts,
    /** By Pagefind's id of the page. */
    excerpts: await index.excerptsOf(wordsOfReadings, ids),
  };
}

export type SearchResults = Awaited<ReturnType<typeof search>>;
