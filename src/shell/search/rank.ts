import type {OutlineHeading, OutlinePage, PageKind} from './outline';
import {matchWord, soughtWords, wordsOf, type WordMatch} from './tokens';

/** How well the text of pages matches one word, by Pagefind's name for the page: 1 is the best page for it. */
export type TextScores = ReadonlyMap<string, number>;

export interface SoughtWord {
  readonly word: string;
  readonly inText: TextScores;
}

/** One way to understand a query, with what each of its words finds. */
export interface SoughtReading {
  readonly sought: readonly SoughtWord[];
  /** Pages on which two neighboring words of the query stand side by side. */
  readonly phrases: readonly TextScores[];
  /** What a match counts, as a share of a match with what was typed. */
  readonly share: number;
}

export interface RankedPage {
  readonly page: OutlinePage;
  readonly score: number;
  /** Whether the title alone holds every word looked for; the titles of posts, which are sentences, as `names` says. */
  readonly byTitle: boolean;
  /** The section that is meant: it is called what was looked for, and its page is not. */
  readonly section: OutlineHeading | undefined;
  /** Headings that hold a word looked for, best first. */
  readonly headings: readonly OutlineHeading[];
}

/** What one reading says about a page. */
interface Standing extends Omit<RankedPage, 'section'> {
  readonly section: MeantSection | undefined;
}

/** What a word is worth, by where it stands. */
const weights = {title: 6, heading: 4, description: 2.5, text: 1.5, phrase: 2} as const;

/** The beginning of a word counts less than the word. */
const parts: Readonly<Record<WordMatch, number>> = {whole: 1, start: 0.6, none: 0};

const kinds: Readonly<Record<PageKind, number>> = {docs: 1.2, page: 1, post: 0.7};

/** A page that is called what was looked for and nothing else is what the visitor means. */
const exactTitle = 1.5;

/** The home page, lists of posts, and guides that lead to all others say a little of everything, and are seldom what is looked for. */
const listPage = 0.6;

/** Who looks for a subject wants it explained; who wants a calculator says so. */
const toolPage = 0.5;

const isTool = (url: string): boolean => url.startsWith('/tools/');

const isList = (url: string): boolean => /^\/(blog(\/(category\/.*|archive))?)?$|^\/docs\/(faq|quick-start)$/.test(url);

/** Who types a title says what is wanted, a calculator too. */
function weightOf({title, url}: OutlinePage, words: readonly string[]): number {
  if (isAll(words, title)) return exactTitle;
  return isTool(url) ? toolPage : 1;
}

/** Pages below this share of the best one are noise. */
const leastShare = 0.1;

const bestIn = (word: string, text: string): number =>
  Math.max(0, ...wordsOf(text).map((found) => parts[matchWord(word, found)]));

function headingScore(words: readonly string[], {text}: OutlineHeading): number {
  return words.reduce((sum, word) => sum + bestIn(word, text), 0);
}

const isCalled = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => bestIn(word, text) === 1);

/** Whether the words are all that a title says. */
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
 * Whether words name a post. Its title is a sentence, in which a few words far
 * apart mean nothing ("test page"): they stand side by side, or are half of what
 * it says ("which pages to translate" for "Translate these pages first").
 */
const names = (words: readonly string[], title: string): boolean =>
  isInARow(words, title) || (isCalled(title, words) && words.length * 2 >= soughtWords(title).length);

/** A section that is called what was looked for, and how much of that it says without its page's title. */
interface MeantSection {
  readonly heading: OutlineHeading;
  readonly share: number;
}

/** With its page's title a section is called what was looked for: "API integration", "Errors and retries" for "api errors". */
function meantSection(words: readonly string[], {title, headings}: OutlinePage): MeantSection | undefined {
  if (isCalled(title, words)) return undefined;
  const called = headings
    .filter(({text}) => isCalled(`${title} ${text}`, words))
    .map((heading) => ({heading, share: headingScore(words, heading) / words.length}))
    .sort((a, b) => b.share - a.share);
  return called[0];
}

/** Rare words tell more than those on every page. */
function rarity(pagesWithIt: number, allPages: number): number {
  return Math.log(1 + allPages / Math.max(1, pagesWithIt));
}

/**
 * Ranks the pages of the site for some words: by where each of them stands
 * (title, headings, description, text), how rare it is, and how many of them a
 * page has. Documentation comes before pages and posts that match as well. The
 * number of words does not raise a score.
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
    // Missing a rare word tells more than missing one that is everywhere.
    const told = perWord.reduce((total, score, index) => total + (score > 0 ? (rarities[index] ?? 0) : 0), 0);
    const matched = asked > 0 ? told / asked : 0;
    const sum = perWord.reduce((total, score, index) => total + score * (rarities[index] ?? 0), 0);
    const sideBySide = phrasesWithRarity.reduce(
      (total, {inText, rare}) => total + weights.phrase * (inText.get(page.id) ?? 0) * rare,
      0,
    );
    // A heading or title that holds several of the words is what the visitor means.
    const together = Math.max(headingScore(words, {id: '', text: page.title}) * 1.5, headings[0]?.score ?? 0);
    return {
      page,
      score:
        ((sum + sideBySide + (words.length > 1 ? together : 0)) / count) *
        matched *
        kinds[page.kind] *
        (isList(page.url) ? listPage : 1) *
        weightOf(page, words),
      byTitle: page.kind === 'post' ? names(words, page.title) : isCalled(page.title, words),
      section: meantSection(words, page),
      headings: headings.map(({heading}) => heading),
    };
  });
}

/** What several readings of a query say about one page: the best of them counts, and names the section. */
function together(readings: readonly Standing[]): RankedPage | undefined {
  const [best, ...others] = [...readings].sort((a, b) => b.score - a.score);
  if (best === undefined) return undefined;
  const all = [best, ...others].filter(({score}) => score > 0);
  const [section] = all.flatMap((reading) => reading.section ?? []).sort((a, b) => b.share - a.share);
  return {
    ...best,
    section: best.byTitle ? undefined : section?.heading,
    headings: [...new Set(all.flatMap(({headings}) => headings))],
  };
}

/** Ranks the pages of the site for a query, by the reading of it that suits each page best. */
export function rank(pages: readonly OutlinePage[], readings: readonly SoughtReading[]): RankedPage[] {
  const rankings = readings.map((reading) =>
    rankWords(pages, reading).map((ranked) => ({...ranked, score: ranked.score * reading.share})),
  );
  const ranked = pages.flatMap((_, index) => together(rankings.flatMap((ranking) => ranking[index] ?? [])) ?? []);
  const best = Math.max(0, ...ranked.map(({score}) => score));
  return ranked
    .filter(({score}) => score > 0 && score >= best * leastShare)
    .sort((a, b) => b.score - a.score || a.page.url.localeCompare(b.page.url, 'en'));
}
