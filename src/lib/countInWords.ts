const words = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A whole number as a sentence has it: in words up to twelve, in digits above. */
export const countInWords = (count: number): string => words[count] ?? count.toLocaleString('en-US');

/** The same at the beginning of a sentence. */
export const countAtStart = (count: number): string => {
  const text = countInWords(count);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
