import {spellingDistance} from '../../lib/spellingDistance';

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The word that was most likely meant: the same but for case and punctuation,
 * the only one that contains it, or the one that is few letters away.
 */
export function nearestOf(word: string, words: readonly string[]): string | undefined {
  const wanted = plain(word);
  if (wanted === '') return undefined;
  const same = words.find((candidate) => plain(candidate) === wanted);
  if (same !== undefined) return same;
  const limit = Math.max(1, Math.floor(wanted.length / 4));
  const near = words
    .map((candidate) => ({candidate, distance: spellingDistance(wanted, plain(candidate), limit)}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  if (near[0] !== undefined) return near[0].candidate;
  const containing = words.filter((candidate) => wanted.length > 1 && plain(candidate).startsWith(wanted));
  return containing.length === 1 ? containing[0] : undefined;
}

/** `Did you mean "x"? ` where a word is near, and nothing where none is. */
export function didYouMean(word: string, words: readonly string[]): string {
  const nearest = nearestOf(word, words);
  return nearest === undefined ? '' : `Did you mean "${nearest}"? `;
}
