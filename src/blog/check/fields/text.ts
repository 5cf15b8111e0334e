import type {TextField} from '../../postFields';
import {quote, type Problem} from '../finding';

/** The length of a text as a reader counts it. */
const lengthOf = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;

/** Whether a text is as long as its field asks for. */
export function checkText({minLength, maxLength}: TextField, value: string): Problem | undefined {
  const length = lengthOf(value);
  const limits = `Write ${minLength} to ${maxLength} characters`;
  if (length < minLength) {
    return {problem: `${quote(value)} has ${length} characters, which is too short.`, remedy: `${limits}.`};
  }
  if (length > maxLength) {
    return {
      problem: `${quote(value)} has ${length} characters, which is too long.`,
      remedy: `${limits}: leave out ${length - maxLength} or more.`,
    };
  }
  return undefined;
}
