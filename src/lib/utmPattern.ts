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

/** The position of the text in the value, with characters for each star; undefined if there is none. */
function placeOf({form, text}: UtmPattern, value: string): number | undefined {
  const end = value.length - text.length;
  switch (form) {
    case 'whole':
      return value === text ? 0 : undefined;
    case 'prefix':
      return end > 0 && value.startsWith(text) ? 0 : undefined;
    case 'suffix':
      return end > 0 && value.endsWith(text) ? end : undefined;
    case 'middle': {
      const place = value.indexOf(text, 1);
      return place !== -1 && place < end ? place : undefined;
    }
  }
}

/** Whether it would match if a star might stand for nothing. */
function fitsLoosely({form, text}: UtmPattern, value: string): boolean {
  switch (form) {
    case 'whole':
      return value === text;
    case 'prefix':
      return value.startsWith(text);
    case 'suffix':
      return value.endsWith(text);
    case 'middle':
      return value.includes(text);
  }
}

/** Compares a pattern with a value as it arrives in the address, percent signs and pluses included. */
export function matchPattern(pattern: UtmPattern, value: string): PatternMatch {
  const start = placeOf(pattern, value);
  if (start !== undefined) return {outcome: 'match', start, end: start + pattern.text.length};
  if (fitsLoosely(pattern, value)) return {outcome: 'open', open: ['emptyStar']};
  const lowered = {...pattern, text: pattern.text.toLowerCase()};
  const loweredValue = value.toLowerCase();
  if (placeOf(lowered, loweredValue) !== undefined) return {outcome: 'open', open: ['case']};
  if (fitsLoosely(lowered, loweredValue)) return {outcome: 'open', open: ['case', 'emptyStar']};
  return {outcome: 'noMatch'};
}
