/** Figures in words: what a text says in a sentence's words, and numbers written as guides and posts write them. */
import type {GroupCounts} from '@site/src/lib/statistics';

const anyNumber = /\d(?:[\d.,]*\d)?/g;

/** A pattern of a sentence's words with any numbers. */
const withAnyNumbers = (sentence: string): RegExp =>
  new RegExp(sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(anyNumber, anyNumber.source), 'g');

/** What a text says in the words of a sentence, if it is never the sentence itself. Other words state nothing of it. */
export function otherFigures(text: string, sentence: string): string[] {
  const said = [...text.matchAll(withAnyNumbers(sentence))].map(([words]) => words);
  return said.includes(sentence) ? [] : said;
}

/** Holds that a text does not say a sentence with other figures. */
export function expectFigures(text: string, sentence: string): void {
  expect(otherFigures(text, sentence)).toEqual([]);
}

export const number = (text: string): number => Number(text.replaceAll(',', ''));
export const count = (value: number): string => value.toLocaleString('en-US');
export const points = (share: number, digits = 2): string => (share * 100).toFixed(digits);
export const percent = (share: number, digits = 1): string => `${points(share, digits)}%`;
export const group = (visitors: number, conversions: number): GroupCounts => ({visitors, conversions});
export const rate = ({conversions, visitors}: GroupCounts): number => conversions / visitors;
