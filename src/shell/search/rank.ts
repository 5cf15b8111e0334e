import type {OutlineHeading, OutlinePage, PageKind} from './outline';
import {matchWord, soughtWords, wordsOf, type WordMatch} from './tokens';

/** How well the text of pages matches one word, by Pagefind's id: 1 for the best page. */
export type TextScores = ReadonlyMap<string, number>;

export interface SoughtWord {
  readonly word: string;
  readonly inText: TextScores;
}

/** One reading of a query, with what each of its words finds. */
export interface SoughtReading {
  readonly sought: readonly SoughtWord[];
  /** Pages on which two adjacent words of the query are adjacent too. */
  readonly phrases: readonly TextScores[];
  /** The weight of a match; 1 for what was typed. */
  readonly share: number;
}

export interface RankedPage {
  readonly page: OutlinePage;
  readonly score: number;
  /** Whether the title is what was typed. */
  readonly isExact: boolean;
  /** Whether the title has every searched word; for posts, see `names`. */
  readonly byTitle: boolean;
  /** The section that is the result itself: its heading is the query, and the page's title is not. */
  readonly section: OutlineHeading | undefined;
  /** Headings with a searched word, best first. */
  readonly headings: readonly OutlineHeading[];
}

/** The result of one reading for a page. */
interface Standing extends Omit<RankedPage, 'section'> {
  readonly section: MeantSection | undefined;
}

/** The weight of a word, by where it is. */
const weights = {title: 6, heading: 4, description: 2.5, text: 1.5, phrase: 2} as const;

/** A word that only begins with the searched one counts less. */
const parts: Readonly<Record<WordMatch, number>> = {whole: 1, start: 0.6, none: 0};

const kinds: Readonly<Record<PageKind, number>> = {docs: 1.2, page: 1, post: 0.7};

/** For a page whose title is exactly the query. */
const exactTitle = 1.5;

/** The home page, lists of posts and overviews mention everything, and are seldom the right result. */
const listPage = 0.6;

/** Visitors who search for a topic want an explanation; those who want a calculator say so. */
const toolPage = 0.5;

const isTool = (url: string): boolean => url.startsWith('/tools/');

const isList = (url: string): boolean => /^\/(blog(\/(category\/.*|archive))?)?$|^\/docs\/(faq|quick-start)$/.test(url);

/** Unless the query is the title. */
function weightOf({title, url}: OutlinePage, words: readonly string[]): number {
  if (isAll(words, title)) return exactTitle;
  return isTool(url) ? toolPage : 1;
}

/** Pages below this share of the best score are left out. */
const leastShare = 0.1;

const bestIn = (word: string, text: string): number =>
  Math.max(0, ...wordsOf(text).map((found) => parts[matchWord(word, found)]));

function headingScore(words: readonly string[], {text}: OutlineHeading): number {
  return words.reduce((sum, word) => sum + bestIn(word, text), 0);
}

const isCalled = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => bestIn(word, text) === 1);

/** Whether a title consists of the words. */
const isAll = (words: readonly string[], title: string): boolean =>
  isCalled(title, words) &&
  soughtWords(title).every((found) => words.some((word) => matchWord(word, found) === 'whole'));

function isInARow(words: readonly string[], title: string): boolean {
  const found = soughtWords(title);
  return found.some((_, start) =>
    words.every((word, index) => matchWord(word, found[start + index] ?? '') === 'whole'),
  );
}

/**
 * Whether the words identify a post by its title. Titles of posts are sentences, in which a few words far apart mean
 * nothing ("test page"), so the words must be adjacent, or half of the title ("which pages to translate" for "Translate
 * these pages first").
 */
const names = (words: readonly string[], title: string): boolean =>
  isInARow(words, title) || (isCalled(title, words) && words.length * 2 >= soughtWords(title).length);

/** A section whose heading is the query, and the share of the query that is not in the page's title. */
interface MeantSection {
  readonly heading: OutlineHeading;
  readonly share: number;
}

/**
 * The section whose heading, together with the page's title, has all words of the query: "API integration", "Errors and
 * retries" for "api errors".
 */
function meantSection(words: readonly string[], {title, headings}: OutlinePage): MeantSection | undefined {
  if (isCalled(title, words)) return undefined;
  const called = headings
    .filter(({text}) => isCalled(`${title} ${text}`, words))
    .map((heading) => ({heading, share: headingScore(words, heading) / words.length}))
    .sort((a, b) => b.share - a.share);
  return called[0];
}

/** Rare words count more than those on every page. */
function rarity(pagesWithIt: number, allPages: number): number {
  return Math.log(1 + allPages / Math.max(1, pagesWithIt));
}

/**
 * Ranks the pages of the site for some words: by where each word is (title, headings, description, text), how rare it
 * is, and how many of the words a page has. Documentation comes before pages and posts that match equally. More words
 * do not raise a score.
 */
function rankWords(pages: readonly OutlinePage[], {sought, phrases}: SoughtReading): Standing[] {
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
  const phrasesWithRarity = phrases.map((inText) => ({inText, rare: rarity(inText.size, pages.length)}));
  const count = Math.max(1, words.length);
  const asked = rarities.reduce((total, each) => total + each, 0);
  return standings.map(({page, headings, perWord}) => {
    // Missing a rare word counts more than missing a common one.
    const told = perWord.reduce((total, score, index) => total + (score > 0 ? (rarities[index] ?? 0) : 0), 0);
    const matched = asked > 0 ? told / asked : 0;
    const sum = perWord.reduce((total, score, index) => total + score * (rarities[index] ?? 0), 0);
    const sideBySide = phrasesWithRarity.reduce(
      (total, {inText, rare}) => total + weights.phrase * (inText.get(page.id) ?? 0) * rare,
      0,
    );
    // A heading or title with several of the words counts more.
    const together = Math.max(headingScore(words, {id: '', text: page.title}) * 1.5, headings[0]?.score ?? 0);
    return {
      page,
      score:
        ((sum + sideBySide + (words.length > 1 ? together : 0)) / count) *
        matched *
        kinds[page.kind] *
        (isList(page.url) ? listPage : 1) *
        weightOf(page, words),
      // In the very forms: "Read a result" is not "Read results".
      isExact: words.join(' ') === soughtWords(page.title).join(' '),
      byTitle: page.kind === 'post' ? names(words, page.title) : isCalled(page.title, words),
      section: meantSection(words, page),
      headings: headings.map(({heading}) => heading),
    };
  });
}

/** Combines the results of several readings for one page: the best one counts. */
function together(readings: readonly Standing[]): RankedPage | undefined {
  const [best, ...others] = [...readings].sort((a, b) => b.score - a.score);
  if (best === undefined) return undefined;
  const all = [best, ...others].filter(({score}) => score > 0);
  const [section] = all.flatMap((reading) => reading.section ?? []).sort((a, b) => b.share - a.share);
  return {
    ...best,
    isExact: readings.some(({isExact}) => isExact),
    section: best.byTitle || readings.some(({isExact}) => isExact) ? undefined : section?.heading,
    headings: [...new Set(all.flatMap(({headings}) => headings))],
  };
}

/** Ranks the pages of the site for a query, each by the reading that matches it best; first one whose title was typed. */
export function rank(pages: readonly OutlinePage[], readings: readonly SoughtReading[]): RankedPage[] {
  const rankings = readings.map((reading) =>
    rankWords(pages, reading).map((ranked) => ({
      ...ranked,
      score: ranked.score * reading.share,
      isExact: ranked.isExact && reading.share === 1,
    })),
  );
  const ranked = pages.flatMap((_, index) => together(rankings.flatMap((ranking) => ranking[index] ?? [])) ?? []);
  const best = Math.max(0, ...ranked.map(({score}) => score));
  return ranked
    .filter(({score}) => score > 0 && score >= best * leastShare)
    .sort(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) || b.score - a.score || a.page.url.localeCompare(b.page.url, 'en'),
    );
}
