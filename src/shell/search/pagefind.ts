import {indexFolder, outlineFile, type Outline} from './outline';
import {excerptText} from './excerptText';
import type {TextScores} from './rank';
import {matchWord, wordsOf} from './tokens';

interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<{readonly excerpt: string; readonly content: string}>;
}

interface PagefindInstance {
  readonly search: (query: string) => Promise<{readonly results: readonly PagefindResult[]}>;
  readonly destroy: () => Promise<void>;
}

/** What this site uses of the script that Pagefind writes beside its index. */
interface Pagefind {
  readonly createInstance: (options: {readonly baseUrl: string; readonly excerptLength: number}) => PagefindInstance;
}

export interface SearchIndex {
  readonly outline: Outline;
  /** How well each page's text matches a word; empty when none has it. */
  readonly scoresOf: (word: string) => Promise<TextScores>;
  /** The same for words that stand side by side. */
  readonly phraseScoresOf: (phrase: string) => Promise<TextScores>;
  /**
   * The part of a page's text that matches best, by Pagefind's name for the page; as plain text.
   *
   * @param readings lists of words, the best first.
   */
  readonly excerptsOf: (
    readings: readonly (readonly string[])[],
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** Gives up what it holds. */
  readonly close: () => void;
}

/** Words of an excerpt. */
const excerptLength = 22;

function isOutline(value: unknown): value is Outline {
  return typeof value === 'object' && value !== null && 'pages' in value && 'vocabulary' in value;
}

async function fetchOutline(): Promise<Outline> {
  const answer = await fetch(`/${indexFolder}/${outlineFile}`);
  const outline: unknown = answer.ok ? await answer.json() : undefined;
  if (!isOutline(outline)) throw new Error(`The search outline answered ${answer.status} without a list of pages.`);
  return outline;
}

function isPagefind(value: unknown): value is Pagefind {
  return typeof value === 'object' && value !== null && 'createInstance' in value;
}

let tries = 0;

async function loadPagefind(): Promise<Pagefind> {
  // Browsers join an import of the same address that is still under way, or remember that it failed.
  const again = tries === 0 ? '' : `?${tries}`;
  tries += 1;
  // Not part of the bundle: the build writes this script after bundling.
  const script: unknown = await import(/* webpackIgnore: true */ `/${indexFolder}/pagefind.js${again}`);
  if (!isPagefind(script)) throw new Error(`/${indexFolder}/pagefind.js is not the script of Pagefind.`);
  return script;
}

/** Pagefind also finds the beginning of a word, "open" for "openapi": whether it found the word itself. */
async function contains(result: PagefindResult | undefined, word: string): Promise<boolean> {
  if (result === undefined) return false;
  return wordsOf((await result.data()).content).some((found) => matchWord(word, found) !== 'none');
}

/** How well each page suits, beside the best. */
function sharesOf(results: readonly PagefindResult[]): TextScores {
  const best = Math.max(0, ...results.map(({score}) => score));
  return new Map(results.map(({id, score}) => [id, best > 0 ? 0.4 + (0.6 * score) / best : 0.4]));
}

/**
 * Fetches the index of the built site.
 *
 * @throws Error when there is none, as in `npm start` before the first build, or it cannot be reached.
 */
export async function openIndex(): Promise<SearchIndex> {
  const [outline, {createInstance}] = await Promise.all([fetchOutline(), loadPagefind()]);
  const pagefind = createInstance({baseUrl: '/', excerptLength});
  return {
    outline,
    close: () => void pagefind.destroy(),
    async scoresOf(word) {
      const {results} = await pagefind.search(word);
      if (!(await contains(results[0], word))) return new Map();
      return sharesOf(results);
    },
    async phraseScoresOf(phrase) {
      return sharesOf((await pagefind.search(`"${phrase}"`)).results);
    },
    async excerptsOf(readings, ids) {
      // Pagefind wants all words of a query on a page; the longest alone finds more.
      const words = [...new Set(readings.flat())].sort((a, b) => b.length - a.length);
      const queries = [...readings.map((reading) => reading.join(' ')), ...words];
      const excerpts = new Map<string, string>();
      for (const query of queries) {
        const missing = ids.filter((id) => !excerpts.has(id));
        if (missing.length === 0) break;
        const {results} = await pagefind.search(query);
        await Promise.all(
          results
            .filter(({id}) => missing.includes(id))
            .map(async ({id, data}) => excerpts.set(id, excerptText((await data()).excerpt))),
        );
      }
      return excerpts;
    },
  };
}
