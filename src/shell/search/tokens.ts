const stopWords = new Set(
  (
    'a all am an and another any are as at be between by can could do does for from get has have how i if in into is it ' +
    'its me much my of on one or other our over should so some that the their them then there this to up us use using want was we ' +
    'what when where which who why will with work works would you your'
  ).split(' '),
);

/** A text without accents, in which hyphens, slashes and periods separate words, except that "A/B" is "ab". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\ba\/b\b/gi, 'ab')
    .replace(/['’]s\b/g, '');
}

const tokensOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}_]+/gu) ?? [];

/**
 * The words of an identifier: "loadEnvFile" is "load env file", "preview_mode" is "preview mode". Names that begin with
 * a capital, such as TypeScript, are words of their own.
 */
export function identifierWords(token: string): string[] {
  return token
    .split('_')
    .flatMap((part) => (/^\p{Ll}/u.test(part) ? part.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u) : [part]))
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());
}

/** The words of a text in lower case; an identifier is a word, and so is each word that it is made of. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).flatMap((token) => {
    const parts = identifierWords(token);
    return parts.length > 1 ? [token.toLowerCase(), ...parts] : [token.toLowerCase()];
  });
}

const mostWords = 8;

/** Each word once, without stop words, unless there are no others. */
function telling(words: readonly string[]): string[] {
  const all = [...new Set(words)];
  const kept = all.filter((word) => !stopWords.has(word));
  return (kept.length > 0 ? kept : all).slice(0, mostWords);
}

/** The words of a query to search for. */
export function soughtWords(query: string): string[] {
  return telling(tokensOf(query).map((token) => token.toLowerCase()));
}

/** The pairs of adjacent words in a query to search for. */
export function phrasesOf(query: string): string[] {
  const all = tokensOf(query).map((token) => token.toLowerCase());
  return all
    .slice(1)
    .flatMap((word, index) => {
      const before = all[index] ?? '';
      return stopWords.has(before) || stopWords.has(word) ? [] : [`${before} ${word}`];
    })
    .slice(0, mostWords);
}

/** The same with identifiers split. */
export function soughtParts(query: string): string[] {
  return telling(tokensOf(query).flatMap(identifierWords));
}

/** The stem of a word: "ramping", "ramped" and "ramps" are "ramp". */
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

/** Whether a word of a text is the searched word, in any form, or begins with it. */
export function matchWord(sought: string, found: string): WordMatch {
  if (found === sought || stem(found) === stem(sought)) return 'whole';
  return sought.length >= 2 && found.startsWith(sought) ? 'start' : 'none';
}
