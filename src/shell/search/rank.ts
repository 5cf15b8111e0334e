import type {OutlineHeading, OutlinePage, PageKind} from './outline';
import {matchWord, wordsOf, type WordMatch} from './tokens';

/** How well the text of pages matches one word, by Pagefind's name for the page: 1 is the best page for it. */
export type TextScores = ReadonlyMap<string, number>;

export interface SoughtWord {
  readonly word: string;
  readonly inText: TextScores;
}

export interface RankedPage {
  readonly page: OutlinePage;
  readonly score: number;
  /** Whether the title alone holds every word looked for. */
  readonly byTitle: boolean;
  /** Headings that hold a word looked for, best first. */
  readonly headings: readonly OutlineHeading[];
}

/** What a word is worth, by where it stands. */
const weights = {title: 6, heading: 4, description: 2.5, text: 1.5} as const;

/** The beginning of a word counts less than the word. */
const parts: Readonly<Record<WordMatch, number>> = {whole: 1, start: 0.6, none: 0};

const kinds: Readonly<Record<PageKind, number>> = {docs: 1.2, page: 1, post: 0.7};

/** Pages below this share of the best one are noise. */
const leastShare = 0.12;

const bestIn = (word: string, text: string): number =>
  Math.max(0, ...wordsOf(text).map((found) => parts[matchWord(word, found)]));

function headingScore(words: readonly string[], {text}: OutlineHeading): number {
  return words.reduce((sum, word) => sum + bestIn(word, text), 0);
}

/** Rare words tell more than those on every page. */
function rarity(pagesWithIt: number, allPages: number): number {
  return Math.log(1 + allPages / Math.max(1, pagesWithIt));
}

/**
 * Ranks the pages of the site for some words: by where each of them stands
 * (title, headings, description, text), how rare it is, and how many of them a
 * page has. Documentation comes before pages and posts that match as well.
 */
export function rank(pages: readonly OutlinePage[], sought: readonly SoughtWord[]): RankedPage[] {
  const words = sought.map(({word}) => word);
  const standings = pages.map((page) => {
    const headings = page.headings
      .map((heading) => ({heading, score: headingScore(words, heading)}))
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score);
    const perWord = sought.map(({word, inText}) =>
      Math.max(
        weights.title * bestIn(word, page.title),
        weights.heading * Math.max(0, ...page.headings.map(({text}) => bestIn(word, text))),
        weights.description * bestIn(word, page.description),
        weights.text * (inText.get(page.id) ?? 0),
      ),
    );
    return {page, headings, perWord};
  });
  const rarities = sought.map((_, index) =>
    rarity(standings.filter(({perWord}) => (perWord[index] ?? 0) > 0).length, pages.length),
  );
  const ranked = standings.map(({page, headings, perWord}) => {
    const matched = perWord.filter((score) => score > 0).length / Math.max(1, words.length);
    const sum = perWord.reduce((total, score, index) => total + score * (rarities[index] ?? 0), 0);
    // A heading or title that holds several of the words is what the visitor means.
    const together = Math.max(headingScore(words, {id: '', text: page.title}) * 1.5, headings[0]?.score ?? 0);
    return {
      page,
      score: (sum + (words.length > 1 ? together : 0)) * matched ** 2 * kinds[page.kind],
      byTitle: words.length > 0 && words.every((word) => bestIn(word, page.title) === 1),
      headings: headings.map(({heading}) => heading),
    };
  });
  const best = Math.max(0, ...ranked.map(({score}) => score));
  return ranked
    .filter(({score}) => score > 0 && score >= best * leastShare)
    .sort((a, b) => b.score - a.score || a.page.url.localeCompare(b.page.url, 'en'));
}
