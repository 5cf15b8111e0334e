import {sentParameters} from './sentAddress';
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
      /** As it arrives. */
      readonly value: string;
      readonly pattern: UtmPattern;
      readonly match: PatternMatch;
      /** It does not match, but would if + and %20 were read as the characters they stand for. */
      readonly encodingMatters: boolean;
    };

/**
 * Whether a visitor who arrives at the address meets the condition, by the documented rules.
 *
 * @param input its address without what came along with it (readAddress).
 */
export function testUtm({address, parameter, pattern: typed}: UtmTestInput): UtmTestResult {
  const parameters = sentParameters(address);
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
  const decoded = new URLSearchParams(`=${value}`).get('') ?? '';
  const encodingMatters = match.outcome === 'noMatch' && matchPattern(pattern, decoded).outcome !== 'noMatch';
  return {kind: 'compared', value, pattern, match, encodingMatters};
}
