import {atStart} from './atStart';

const words = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A whole number as a sentence has it: in words up to twelve, in digits above. */
export const countInWords = (count: number): string => words[count] ?? count.toLocaleString('en-US');

/** A whole number as it begins a sentence. */
export const countAtStart = (count: number): string => atStart(countInWords(count));
