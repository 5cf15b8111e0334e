import {spellingDistance} from '../../lib/spellingDistance';

/** The word of the vocabulary that a misspelled one most likely is; undefined when none is near. */
export function nearestWord(word: string, vocabulary: readonly string[]): string | undefined {
  // Short words have too many similar ones, and two changed letters often make another word: "rollback", "callback".
  if (word.length < 4) return undefined;
  const limit = word.length < 9 ? 1 : 2;
  const sharesStart = (other: string): boolean => other.startsWith(word.slice(0, 1));
  let nearest: string | undefined;
  let least = limit + 1;
  for (const candidate of vocabulary) {
    const distance = spellingDistance(word, candidate, Math.min(limit, least));
    // The first letter is seldom wrong.
    const better = distance < least || (distance === least && sharesStart(candidate) && !sharesStart(nearest ?? ''));
    if (better && distance <= limit) [nearest, least] = [candidate, distance];
  }
  return nearest;
}
