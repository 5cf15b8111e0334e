import {testUtm, type UtmParameter} from '../../../../lib/utmTest';

export type Device = 'phone' | 'desktop';

/** What a visit says of itself. */
export interface Visit {
  readonly device: Device;
  /** The language that the browser asks for, such as 'de'. */
  readonly language: string;
  /** Where the visitor arrives, parameters included and the scheme left out. */
  readonly address: string;
}

export type Condition =
  /** A UTM parameter, with a value or one of the documented patterns. */
  | {readonly signal: 'parameter'; readonly parameter: UtmParameter; readonly pattern: string}
  | {readonly signal: 'vanity'; readonly address: string}
  | {readonly signal: 'device'; readonly device: Device}
  | {readonly signal: 'language'; readonly language: string};

export interface TriggeredPage<Id extends string> {
  readonly id: Id;
  /** All of them have to be met. */
  readonly conditions: readonly Condition[];
}

export interface Judgment<Id extends string> {
  readonly id: Id;
  readonly checks: readonly {readonly condition: Condition; readonly isMet: boolean}[];
}

export interface Decision<Id extends string> {
  /** The page whose conditions are all met; undefined where the original is shown. */
  readonly served: Id | undefined;
  /** How each page fared, in the order given. */
  readonly judgments: readonly Judgment<Id>[];
}

function isMet(condition: Condition, visit: Visit): boolean {
  switch (condition.signal) {
    case 'parameter': {
      const result = testUtm({...condition, address: visit.address});
      return result.kind === 'compared' && result.match.outcome === 'match';
    }
    case 'vanity':
      return visit.address.split(/[?#]/, 1)[0] === condition.address;
    case 'device':
      return visit.device === condition.device;
    case 'language':
      return visit.language === condition.language;
  }
}

/**
 * Decides which tailored page a visit gets, and says why.
 *
 * @throws RangeError where two pages match, since nothing says which of them wins, and where a page has no condition.
 */
export function decide<Id extends string>(visit: Visit, pages: readonly TriggeredPage<Id>[]): Decision<Id> {
  const judgments = pages.map(({id, conditions}) => {
    if (conditions.length === 0) throw new RangeError(`"${id}" has no condition.`);
    return {id, checks: conditions.map((condition) => ({condition, isMet: isMet(condition, visit)}))};
  });
  const [served, another] = judgments.filter(({checks}) => checks.every((check) => check.isMet));
  if (served !== undefined && another !== undefined) {
    throw new RangeError(`"${served.id}" and "${another.id}" match the same visit.`);
  }
  return {served: served?.id, judgments};
}
