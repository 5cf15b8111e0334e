import {rawParameters} from './addressParameter';
import {matchPattern, parsePattern, type PatternMatch, type PatternProblem, type UtmPattern} from './utmPattern';

export const utmParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type UtmParameter = (typeof utmParameters)[number];

export interface UtmTestInput {
  readonly address: string;
  readonly parameter: UtmParameter;
  readonly pattern: string;
}

export type UtmTestResult =
  | {readonly kind: 'unreadable'; readonly address: boolean; readonly pattern: PatternProblem | undefined}
  /** The address has no such parameter, has it without a value, or has it more than once. */
  | {readonly kind: 'missing' | 'valueless' | 'repeated'}
  | {
      readonly kind: 'compared';
      /** Not decoded. */
      readonly value: string;
      readonly pattern: UtmPattern;
      readonly match: PatternMatch;
      /** It does not match, but would if + and %20 were read as the characters they stand for. */
      readonly encodingMatters: boolean;
    };

/** The value with its pluses and percent signs read; unchanged where they are malformed. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    // A percent sign that is not an encoding.
    return value;
  }
}

/** Whether a visitor who arrives at the address meets the condition, by the documented rules. */
export function testUtm({address, parameter, pattern: typed}: UtmTestInput): UtmTestResult {
  const parameters = rawParameters(address);
  const pattern = parsePattern(typed);
  if (parameters === undefined || typeof pattern === 'string') {
    const problem = typeof pattern === 'string' ? pattern : undefined;
    return {kind: 'unreadable', address: parameters === undefined, pattern: problem};
  }
  const [found, another] = parameters.filter(({name}) => name === parameter);
  if (found === undefined) return {kind: 'missing'};
  if (another !== undefined) return {kind: 'repeated'};
  const {value} = found;
  if (value === '') return {kind: 'valueless'};
  const match = matchPattern(pattern, value);
  const encodingMatters = match.outcome === 'noMatch' && matchPattern(pattern, decoded(value)).outcome === 'match';
  return {kind: 'compared', value, pattern, match, encodingMatters};
}
