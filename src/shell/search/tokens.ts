/** Words that say nothing about what is looked for. */
const stopWords = new Set(
  (
    'a an and another any are as at be between by can could do does for from get have how i if in into is it its ' +
    'me my of on one or our should so that the their them then there this to up use using want was what when where ' +
    'which who why will with would you your'
  ).split(' '),
);

/** The words of a text in lower case, accents dropped; a hyphen, slash or point joins nothing, "A/B" is "ab". */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\ba\/b\b/g, 'ab')
    .replace(/['’]s\b/g, '');
  return plain.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** The words of a query that are worth looking for: all of them where nothing else is left. At most eight. */
export function soughtWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, 8);
}

/** A word without the ending that its forms differ by: "ramping", "ramped" and "ramps" are "ramp". */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:ing|ed)$/, (ending) => (word.length - ending.length >= 3 ? '' : ending))
    .replace(/e$/, '');
  // "copied" and "copying", "stopped" and "stop".
  return bare.replace(/i$/, 'y').replace(/([^aeiouls])\1$/, '$1');
}

export type WordMatch = 'whole' | 'start' | 'none';

/** Whether a word of a text is the one looked for, in any of its forms, or begins with it. */
export function matchWord(sought: string, found: string): WordMatch {
  if (found === sought || stem(found) === stem(sought)) return 'whole';
  return sought.length >= 2 && found.startsWith(sought) ? 'start' : 'none';
}
