import {alwaysValidLimit, errorByLook, obrienFlemingLimits, pocockLimits} from '@site/src/lib/statistics/looks';
import {criticalValue} from '@site/src/lib/statistics/normal';
import {byRule, ruleNames, type ByRule} from './rules';
import {simulate} from './simulate';

/** What is computed. */
export interface LabQuestion {
  readonly looks: number;
  /** The error rate that a single look would have: 0.05. */
  readonly alpha: number;
  readonly seed: number;
}

/** What is known without chance, for a number of looks and an error rate. */
export interface ExactShares {
  readonly looks: number;
  readonly alpha: number;
  /** Of |z| at each look. */
  readonly limits: ByRule<readonly number[]>;
  /** Of A/A tests that have a winner by each look. */
  readonly shares: ByRule<readonly number[]>;
}

/** What the simulated tests come to. */
export interface SimulatedShares {
  readonly seed: number;
  readonly shares: ByRule<readonly number[]>;
}

/** What a question comes to. */
export interface LabAnswer {
  readonly exact: ExactShares;
  readonly simulated: SimulatedShares;
}

/** What the lab tells while it works, in this order. */
export type LabMessage =
  | {readonly kind: 'exact'; readonly exact: ExactShares}
  | {readonly kind: 'progress'; readonly done: number}
  | {readonly kind: 'simulated'; readonly simulated: SimulatedShares};

/** The limits of all rules, at equally spaced looks; the always-valid one is narrowest at the last. */
export function limitsOf(looks: number, alpha: number): ByRule<readonly number[]> {
  const atEachLook = Array.from({length: looks}, (_, index) => index + 1);
  const single = criticalValue(alpha);
  return {
    naive: atEachLook.map(() => single),
    pocock: pocockLimits(looks, alpha),
    alwaysValid: atEachLook.map((look) => alwaysValidLimit(look, looks, alpha)),
    obrienFleming: obrienFlemingLimits(looks, alpha),
  };
}

/** The limits of all rules, and how often A/A tests cross them, by recursion over the looks. */
export function exactShares(looks: number, alpha: number): ExactShares {
  const limits = limitsOf(looks, alpha);
  return {looks, alpha, limits, shares: byRule((rule) => errorByLook(limits[rule]))};
}

/**
 * Answers a question, bit by bit: what is known exactly, how far the simulation
 * is, and what it comes to.
 *
 * @param known exact shares from before, used again where they are those that are asked for.
 */
export function* runLab({looks, alpha, seed}: LabQuestion, known?: ExactShares): Generator<LabMessage, void> {
  const exact = known?.looks === looks && known.alpha === alpha ? known : exactShares(looks, alpha);
  yield {kind: 'exact', exact};
  const running = simulate(
    ruleNames.map((rule) => exact.limits[rule]),
    seed,
  );
  let step = running.next();
  while (step.done !== true) {
    yield {kind: 'progress', done: step.value};
    step = running.next();
  }
  const shares = step.value;
  yield {kind: 'simulated', simulated: {seed, shares: byRule((rule) => shares[ruleNames.indexOf(rule)] ?? [])}};
}

/** Answers a question at once, which takes about a second. */
export function labAnswer(question: LabQuestion): LabAnswer {
  const exact = exactShares(question.looks, question.alpha);
  for (const message of runLab(question, exact)) {
    if (message.kind === 'simulated') return {exact, simulated: message.simulated};
  }
  throw new Error('The lab ended without an answer.');
}
