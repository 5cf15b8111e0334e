/** Figures in words: what a text says in a sentence's words, and numbers written as guides and posts write them. */
import {readdirSync, readFileSync} from 'node:fs';
import type {GroupCounts} from '@site/src/lib/statistics';
import {says} from './says';

/** The text of the post with a slug, its tables not aligned; of none where an owner has taken it away. */
export function postOf(slug: string): string {
  const folder = readdirSync('blog').find((name) => name.endsWith(`-${slug}`));
  return folder === undefined ? '' : readFileSync(`blog/${folder}/index.md`, 'utf8').replaceAll(/ +/g, ' ');
}

/** Holds that a text, unless it has been taken away, says a sentence. */
export function expectFigures(text: string, sentence: string): void {
  if (text === '' || says(text, sentence)) return;
  throw new Error(
    `The text does not say "${sentence}". Mend its figure; if you have changed its words, change them in this test too.`,
  );
}

/** All that a text, unless it has been taken away, has in a form, at least once. */
export function foundIn(text: string, form: RegExp): RegExpExecArray[] {
  const found = [...text.matchAll(form)];
  if (text === '' || found.length > 0) return found;
  throw new Error(
    `Nothing in the text has the form ${form}. If you have changed its form, change it in this test too.`,
  );
}

export const number = (text: string): number => Number(text.replaceAll(',', ''));
export const count = (value: number): string => value.toLocaleString('en-US');
export const points = (share: number, digits = 2): string => (share * 100).toFixed(digits);
export const percent = (share: number, digits = 1): string => `${points(share, digits)}%`;
export const group = (visitors: number, conversions: number): GroupCounts => ({visitors, conversions});
export const rate = ({conversions, visitors}: GroupCounts): number => conversions / visitors;
