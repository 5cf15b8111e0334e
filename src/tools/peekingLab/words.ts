import {percent} from '@site/src/lib/percent';
import type {VerdictTone} from '../Verdict';
import {simulatedTests} from './defaults';
import type {ExactShares, SimulatedShares} from './lab';
import {ruleNames, ruleTitles, type ByRule, type RuleName} from './rules';

const whole = new Intl.NumberFormat('en-US');

/** An error rate, without decimals: '5%'. */
export const alphaLabel = (alpha: number): string => `${Math.round(alpha * 100)}%`;

export const looksLabel = (looks: number): string => (looks === 1 ? '1 look' : `${looks} looks`);

/** What each rule does, in a line. */
export const ruleLines: ByRule<string> = {
  naive: 'The limit of a single look, at every look',
  pocock: 'The same stricter limit at every planned look',
  alwaysValid: 'A limit that holds however often one looks',
  obrienFleming: 'Very strict early, nearly that of a single look at the end',
};

/** By the last look. */
export const atEnd = (shares: readonly number[]): number => shares.at(-1) ?? 0;

/** From here on the third decimal of two shares may differ by more than rounding. */
export const agreementLimit = 0.0005;

/** The rule whose simulated share is furthest from the exact one by the last look, and by how much. */
export function largestDifference(
  {shares: exact}: ExactShares,
  {shares: simulated}: SimulatedShares,
): {readonly rule: RuleName; readonly difference: number} {
  const differences = ruleNames.map((rule) => ({
    rule,
    difference: Math.abs(atEnd(simulated[rule]) - atEnd(exact[rule])),
  }));
  return differences.reduce((worst, each) => (each.difference > worst.difference ? each : worst));
}

/** Whether the simulation bears out the exact shares. */
export function agreementText(exact: ExactShares, simulated: SimulatedShares): string {
  const {rule, difference} = largestDifference(exact, simulated);
  const tests = `${whole.format(simulatedTests)} simulated tests with seed ${simulated.seed}`;
  return difference < agreementLimit
    ? `${tests} agree with the exact shares to the third decimal: no rule is off by more than ${difference.toFixed(5)}.`
    : `${tests} do not agree with the exact shares to the third decimal: ${ruleTitles[rule]} is off by ${difference.toFixed(5)}.`;
}

export interface LabWords {
  readonly tone: VerdictTone;
  readonly title: string;
  readonly text: readonly string[];
}

/** What the lab says, in sentences that can be pasted into a report. */
export function labWords(exact: ExactShares, simulated: SimulatedShares | undefined): LabWords {
  const {looks, alpha, shares} = exact;
  const agreement =
    simulated === undefined
      ? 'These shares are computed look by look, without chance.'
      : agreementText(exact, simulated);
  if (looks === 1) {
    return {
      tone: 'good',
      title: `Look once, and ${alphaLabel(alpha)} of tests of two equal pages declare a winner in either direction, as planned.`,
      text: [
        `With a single look there is nothing to correct. The always-valid limit errs ${percent(atEnd(shares.alwaysValid))}, since it leaves room for more looks.`,
        agreement,
      ],
    };
  }
  const naive = atEnd(shares.naive);
  return {
    tone: 'warning',
    title: `Look ${looks} times, and ${percent(naive)} of tests of two equal pages declare a winner in either direction.`,
    text: [
      `Half of them favor treatment. That is ${(naive / alpha).toFixed(1)} times the ${alphaLabel(alpha)} error rate of one look. Pocock’s and O’Brien-Fleming’s limits keep all ${looks} looks together at ${percent(atEnd(shares.pocock))}, the always-valid limit at ${percent(atEnd(shares.alwaysValid))}.`,
      agreement,
    ],
  };
}

/** What is said until there are numbers. */
export const computing = {title: 'Computing the limits.', text: ['They take up to a second for 50 looks.']} as const;

/** What is said where there are none. */
export const notComputed = {title: 'No numbers for these fields.', text: ['They were not computed.']} as const;
