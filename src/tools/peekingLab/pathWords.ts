import type {TestPath} from './paths';
import {ruleTitles, type RuleName} from './rules';
import {looksLabel} from './words';

/** The looks that are named below a drawing: all, or the first and every fifth or tenth. */
export function lookTicks(looks: number): number[] {
  const step = looks <= 10 ? 1 : looks <= 25 ? 5 : 10;
  return Array.from({length: looks}, (_, index) => index + 1).filter((look) => look === 1 || look % step === 0);
}

/** What the drawn tests show, in a sentence. */
export function pathTitle(rule: RuleName, looks: number, paths: readonly TestPath[]): string {
  const stopped = paths.filter(({crossing}) => crossing !== undefined).length;
  const count = stopped === 0 ? 'none' : String(stopped);
  return `${ruleTitles[rule]}: of ${paths.length} tests of two equal pages, ${count} ${stopped === 1 ? 'crosses' : 'cross'} the limit within ${looksLabel(looks)}`;
}
