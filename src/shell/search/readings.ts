import {synonyms} from './synonyms';
import {soughtParts, soughtWords, stem} from './tokens';

/** One reading of a query. */
export interface Reading {
  readonly words: readonly string[];
  /** The weight of a match; 1 for what was typed. */
  readonly share: number;
}

/** A page with the word itself ranks above one with a synonym. */
const shareOfSynonym = 0.7;

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/** The words with a phrase replaced by its meaning; undefined if a word of the phrase is missing. */
function replaced(words: readonly string[], phrase: string, meant: string): string[] | undefined {
  const wanted = soughtWords(phrase).map(stem);
  const stems = words.map(stem);
  if (!wanted.every((each) => stems.includes(each))) return undefined;
  const rest = words.filter((word) => !wanted.includes(stem(word)));
  return [...new Set([...rest, ...soughtWords(meant)])];
}

/** The readings of a query: its words as typed, with identifiers split, and with each synonym in place of its words. */
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
  // The rest of the query may have a synonym too: "optimizely alternative".
  const afterOne = readings.filter(({words}) => words.some((word) => parts.includes(word)));
  for (const {words} of afterOne) addSynonymsIn(words);
  return readings;
}
