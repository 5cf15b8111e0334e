import {percent} from '@site/src/lib/percent';
import type {VerdictProps} from '../Verdict';
import {simulatedTests} from './defaults';
import type {ExactShares, SimulatedShares} from './lab';
import {mostLooks} from './read';
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

/** Half of an error rate, without decimals that say nothing: '2.5%'. */
export const half = (alpha: number): string => `${Number((alpha * 50).toFixed(1))}%`;

/** What the lab says: what to do, then why. */
export function labWords({looks, alpha, shares}: ExactShares): VerdictProps {
  const alwaysValid = percent(atEnd(shares.alwaysValid));
  if (looks === 1) {
    return {
      tone: 'good',
      title: `One look, at the end: ${alphaLabel(alpha)} false winners in either direction, as planned.`,
      text: [
        `Half of them, ${half(alpha)}, favor treatment.`,
        `A single look needs no correction. The always-valid limit leaves room for more looks, so it errs in ${alwaysValid} only.`,
      ],
    };
  }
  const naive = atEnd(shares.naive);
  return {
    tone: 'caution',
    title: `Wait for the planned end: ${looks} looks make ${percent(naive)} false winners, in either direction.`,
    text: [
      'Plan the number of visitors, look as often as you like, and decide once they have come.',
      `If you stop at the first significant look, ${percent(naive)} of tests of two equal pages have a winner in either direction, instead of ${alphaLabel(alpha)}. Winners in favor of treatment go from ${half(alpha)} to ${percent(naive / 2)}.`,
      `To stop early, choose a rule before the test. Pocock’s and O’Brien-Fleming’s limits keep all ${looks} looks together at ${percent(atEnd(shares.pocock))} in either direction, the always-valid limit at ${alwaysValid}.`,
    ],
  };
}

/** What is said until there are numbers. */
export const computing = {
  title: 'Computing the limits.',
  text: [`They take up to a second for ${mostLooks} looks.`],
} as const;

/** What is said where there are none. */
export const notComputed = {
  title: 'No numbers for these fields.',
  text: ['They were not computed. Try again under “How these numbers are proven”.'],
} as const;
