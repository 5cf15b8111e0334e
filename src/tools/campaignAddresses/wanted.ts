/** The numbers that the text of a field or an address names: '2.4' is the second and the fourth. */
export const numbersIn = (text: string): ReadonlySet<number> =>
  new Set(text.split('.').flatMap((number) => (/^[1-9]\d{0,3}$/.test(number) ? [Number(number)] : [])));

/** Numbers as such a text. */
export const textOfNumbers = (numbers: Iterable<number>): string => [...numbers].sort((a, b) => a - b).join('.');

/** The text with one number more, or without it. */
export function withNumber(text: string, number: number, isIn: boolean): string {
  const numbers = new Set(numbersIn(text));
  if (isIn) numbers.add(number);
  else numbers.delete(number);
  return textOfNumbers(numbers);
}

/**
 * The marks of a list that was edited. While a line is being typed it keeps its
 * place; once lines have come or gone, a mark stays with the words of its line.
 */
export function marksAfterEdit(text: string, before: readonly string[], after: readonly string[]): string {
  const marked = numbersIn(text);
  const lines = new Set(before.filter((_, index) => marked.has(index + 1)));
  const isSameLength = before.length === after.length;
  const isAlmostSame = isSameLength && before.filter((line, index) => line !== after[index]).length <= 1;
  return isAlmostSame ? text : textOfNumbers(after.flatMap((line, index) => (lines.has(line) ? [index + 1] : [])));
}
