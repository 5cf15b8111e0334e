import {readCode} from './typed/code';

/** The documented forms of a pattern: the whole value, prefix*, *suffix and *middle*. */
export type PatternForm = 'whole' | 'prefix' | 'suffix' | 'middle';

/** Why a typed pattern has none of the documented forms. */
export type PatternProblem = 'empty' | 'starOnly' | 'starInside' | 'space' | 'parameter';

export interface UtmPattern {
  readonly form: PatternForm;
  /** The text without the stars. */
  readonly text: string;
}

/** What the documentation does not say: whether case matters, and whether a star may stand for nothing. */
export type OpenQuestion = 'case' | 'emptyStar';

export type PatternMatch =
  /** The text of the pattern in the value, from start to end, end not included. */
  | {readonly outcome: 'match'; readonly start: number; readonly end: number}
  /** It would match if the open questions were answered with yes. */
  | {readonly outcome: 'open'; readonly open: readonly OpenQuestion[]}
  | {readonly outcome: 'noMatch'};

const formOf = (starsBefore: boolean, starsAfter: boolean): PatternForm =>
  starsBefore ? (starsAfter ? 'middle' : 'suffix') : starsAfter ? 'prefix' : 'whole';

/** Reads a typed pattern. Returns the name of the problem if it has none of the documented forms. */
export function parsePattern(typed: string): UtmPattern | PatternProblem {
  const pattern = readCode(typed);
  if (pattern === '') return 'empty';
  if (/^\*+$/.test(pattern)) return 'starOnly';
  if (pattern.includes(' ')) return 'space';
  if (/^utm_[a-z]+=/i.test(pattern)) return 'parameter';
  const starsBefore = pattern.startsWith('*');
  const starsAfter = pattern.endsWith('*');
  const text = pattern.slice(starsBefore ? 1 : 0, starsAfter ? -1 : undefined);
  return text.includes('*') ? 'starInside' : {form: formOf(starsBefore, starsAfter), text};
}

/** The position of the text in the value, with at least so many characters for each star; undefined if there is none. */
function placeOf({form, text}: UtmPattern, value: string, least: 0 | 1): number | undefined {
  const end = value.length - text.length;
  switch (form) {
    case 'whole':
      return value === text ? 0 : undefined;
    case 'prefix':
      return end >= least && value.startsWith(text) ? 0 : undefined;
    case 'suffix':
      return end >= least && value.endsWith(text) ? end : undefined;
    case 'middle': {
      const place = value.indexOf(text, least);
      return place !== -1 && place <= end - least ? place : undefined;
    }
  }
}

/** Compares a pattern with a value as it arrives in the address, percent signs and pluses included. */
export function matchPattern(pattern: UtmPattern, value: string): PatternMatch {
  const start = placeOf(pattern, value, 1);
  if (start !== undefined) return {outcome: 'match', start, end: start + pattern.text.length};
  if (placeOf(pattern, value, 0) !== undefined) return {outcome: 'open', open: ['emptyStar']};
  const lowered = {...pattern, text: pattern.text.toLowerCase()};
  const loweredValue = value.toLowerCase();
  if (placeOf(lowered, loweredValue, 1) !== undefined) return {outcome: 'open', open: ['case']};
  if (placeOf(lowered, loweredValue, 0) !== undefined) return {outcome: 'open', open: ['case', 'emptyStar']};
  return {outcome: 'noMatch'};
}
