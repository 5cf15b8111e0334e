import {synonyms} from './synonyms';
import {soughtParts, soughtWords, stem} from './tokens';

/** One reading of a query. */
export interface Reading {
  readonly words: readonly string[];
  /** The weight of a match; 1 for what was typed. */
  readonly share: number;
  /** How it is said to whoever typed something else. */
  readonly said: string;
}

type Replaced = Pick<Reading, 'words' | 'said'>;

/** A page with the word itself ranks above one with a synonym. */
const shareOfSynonym = 0.7;

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/** The words with a phrase replaced by its meaning; undefined if a word of the phrase is missing. */
function replaced(words: readonly string[], phrase: string, meant: string): Replaced | undefined {
  const wanted = soughtWords(phrase).map(stem);
  const stems = words.map(stem);
  if (!wanted.every((each) => stems.includes(each))) return undefined;
  const rest = words.filter((word) => !wanted.includes(stem(word)));
  return {words: [...new Set([...rest, ...soughtWords(meant)])], said: [...rest, meant].join(' ')};
}

/** The readings of a query: its words as typed, with identifiers split, and with each synonym in place of its words. */
export function readingsOf(query: string): Reading[] {
  const typed = soughtWords(query);
  const parts = soughtParts(query);
  const readings: Reading[] = [{words: typed, share: 1, said: typed.join(' ')}];
  const add = (reading: Replaced, share: number): void => {
    if (!readings.some(({words}) => isSame(words, reading.words))) readings.push({...reading, share});
  };
  add({words: parts, said: parts.join(' ')}, 1);
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
