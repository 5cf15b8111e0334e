import {indexFolder, outlineFile, type Outline} from './outline';
import type {TextScores} from './rank';
import {matchWord, wordsOf} from './tokens';

const characters: Readonly<Record<string, string>> = {lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'"};

/**
 * The text of an excerpt, in which Pagefind has HTML tags. It is not parsed as HTML, so that no page's text can become
 * markup.
 */
export function excerptText(excerpt: string): string {
  return excerpt
    .replace(/<\/?mark>/g, '')
    .replace(/&([a-z]+|#\w+);/g, (entity, name: string) => characters[name] ?? entity);
}

/** Letters before an excerpt beyond which the middle of its sentence is left out. */
const mostBefore = 90;

/**
 * An excerpt from the beginning of the sentence that it begins in.
 *
 * @param content the page's whole text, in which blocks end like sentences.
 */
export function fromSentence(excerpt: string, content: string): string {
  const whole = content.replace(/\s+/g, ' ').trim();
  const at = whole.indexOf(excerpt);
  if (at < 0) return excerpt;
  const ends = [...whole.slice(0, at).matchAll(/[.!?]["”’)]* (?!\p{Ll})/gu)].slice(-1)[0];
  const start = ends === undefined ? 0 : ends.index + ends[0].length;
  const before = whole.slice(start, at);
  if (before.length <= mostBefore) return before + excerpt;
  return `${before.slice(0, mostBefore / 2).replace(/\S*$/, '')}… ${excerpt}`;
}

interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<{readonly excerpt: string; readonly content: string}>;
}

interface PagefindInstance {
  readonly search: (query: string) => Promise<{readonly results: readonly PagefindResult[]}>;
  readonly destroy: () => Promise<void>;
}

/** The parts of Pagefind's script that this site uses. */
interface Pagefind {
  readonly createInstance: (options: {readonly baseUrl: string; readonly excerptLength: number}) => PagefindInstance;
}

/** Finds nothing in the texts of pages. Pagefind needs WebAssembly, which is off in Safari's Lockdown Mode, for example. */
const noTexts: PagefindInstance = {search: () => Promise.resolve({results: []}), destroy: () => Promise.resolve()};

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

async function openTexts(): Promise<PagefindInstance> {
  // A new address for each try, since browsers remember a failed import.
  const again = tries === 0 ? '' : `?${tries}`;
  tries += 1;
  // Not bundled: the build writes this script later.
  const script: unknown = await import(/* webpackIgnore: true */ `/${indexFolder}/pagefind.js${again}`);
  if (!isPagefind(script)) throw new Error(`/${indexFolder}/pagefind.js is not the script of Pagefind.`);
  return script.createInstance({baseUrl: '/', excerptLength: 22});
}

/** Whether Pagefind found the word itself: it also finds words that begin with it, such as "openapi" for "open". */
async function contains(result: PagefindResult | undefined, word: string): Promise<boolean> {
  if (result === undefined) return false;
  return wordsOf((await result.data()).content).some((found) => matchWord(word, found) !== 'none');
}

/** Each page's score as a share of the best one. */
function sharesOf(results: readonly PagefindResult[]): TextScores {
  const best = Math.max(0, ...results.map(({score}) => score));
  return new Map(results.map(({id, score}) => [id, best > 0 ? 0.4 + (0.6 * score) / best : 0.4]));
}

/**
 * Fetches the index of the built site.
 *
 * @throws Error if there is none or it cannot be fetched.
 */
export async function openIndex() {
  const hasTexts = typeof WebAssembly === 'object';
  const [outline, pagefind] = await Promise.all([fetchOutline(), hasTexts ? openTexts() : noTexts]);
  return {
    outline,
    /** Whether the texts of pages are searched, and not only their titles, headings and descriptions. */
    hasTexts,
    /** Frees its memory. */
    close: () => void pagefind.destroy(),
    /** How well each page's text matches a word; empty if none has it. */
    async scoresOf(word: string): Promise<TextScores> {
      const {results} = await pagefind.search(word);
      if (!(await contains(results[0], word))) return new Map();
      return sharesOf(results);
    },
    /** The same for adjacent words. */
    async phraseScoresOf(phrase: string): Promise<TextScores> {
      return sharesOf((await pagefind.search(`"${phrase}"`)).results);
    },
    /**
     * The best matching part of each page's text, by Pagefind's id of the page, as plain text.
     *
     * @param readings lists of words, the best first.
     */
    async excerptsOf(
      readings: readonly (readonly string[])[],
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, string>> {
      // Pagefind requires all words of a query on a page; the longest word alone finds more.
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
            .map(async ({id, data}) => {
              const {excerpt, content} = await data();
              excerpts.set(id, fromSentence(excerptText(excerpt), content));
            }),
        );
      }
      return excerpts;
    },
  };
}

export type SearchIndex = Awaited<ReturnType<typeof openIndex>>;
