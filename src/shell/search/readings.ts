import {synonyms} from './synonyms';
import {soughtParts, soughtWords, stem} from './tokens';

/** One way to understand a query. */
export interface Reading {
  readonly words: readonly string[];
  /** What a match counts, as a share of a match with what was typed. */
  readonly share: number;
}

/** A page that has the word itself comes before one that has another word for it. */
const shareOfSynonym = 0.7;

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/** The words with a phrase replaced by what it means; undefined where a word of the phrase is missing. */
function replaced(words: readonly string[], phrase: string, meant: string): string[] | undefined {
  const wanted = soughtWords(phrase).map(stem);
  const stems = words.map(stem);
  if (!wanted.every((each) => stems.includes(each))) return undefined;
  const rest = words.filter((word) => !wanted.includes(stem(word)));
  return [...new Set([...rest, ...soughtWords(meant)])];
}

/**
 * What a query may mean: its words as they were typed, its identifiers taken
 * apart, and each synonym in place of the words that it stands for.
 */
export function readingsOf(query: string): Reading[] {
  const typed = soughtWords(query);
  const parts = soughtParts(query);
  const readings: Reading[] = [{words: typed, share: 1}];
  const add = (words: readonly string[], share: number): void => {
    if (!readings.some((reading) => isSame(reading.words, words))) readings.push({words, share});
  };
  add(parts, 1);
  const addSynonymsIn = (words: readonly string[]): void => {
    for (const {typed: phrases, meant} of synonyms) {
      for (const phrase of phrases) {
        for (const instead of meant) {
          const others = replaced(words, phrase, instead);
          if (others !== undefined) add(others, shareOfSynonym);
        }
      }
    }
  };
  addSynonymsIn(parts);
  // What is left of the query may have a synonym too: "optimizely alternative".
  const afterOne = readings.filter(({words}) => words.some((word) => parts.includes(word)));
  for (const {words} of afterOne) addSynonymsIn(words);
  return readings;
}
