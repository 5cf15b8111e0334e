import {checkPositive, checkShare, checkWhole} from './checks';
import {criticalValue, normalAbove, twoSided} from './normal';
import {nodesBetween} from './quadrature';
import {solveRising} from './solve';

/** Beyond this many standard errors the probability is negligible; used for looks without a limit. */
const far = 9;

/** A sum and its probability. */
export interface Mass {
  readonly x: number;
  readonly mass: number;
}

/**
 * The distribution of the sum after one step, if it stays between two numbers.
 *
 * @param step its standard deviation.
 * @param drift its mean.
 */
export function oneStepOn(
  from: readonly Mass[],
  [low, high]: readonly [number, number],
  step: number,
  drift = 0,
): Mass[] {
  // Builds render pages in a context where looking up a global takes longer than all else in the loop.
  const {exp} = Math;
  return nodesBetween(low, high, 2 * step).map(({x, weight}) => {
    let sum = 0;
    for (const {x: start, mass} of from) {
      const distance = (x - start - drift) / step;
      // Beyond that nothing is left to add.
      if (distance < far && distance > -far) sum += mass * exp(-(distance ** 2) / 2);
    }
    return {x, mass: (weight * sum) / (step * Math.sqrt(2 * Math.PI))};
  });
}

/**
 * How often a test of equal pages crosses its limits by each look: Armitage, McPherson and Rowe (1969), Journal of the
 * Royal Statistical Society A 132, 235. The density of the sum, where no earlier look has crossed, is integrated look
 * by look.
 *
 * @param limits of |z| at each look; Infinity for a look that decides nothing.
 * @param times how much data each look has, in any unit, ascending; equal steps unless said.
 * @returns as many shares as there are looks, each from 0 to 1, none below the one before.
 * @throws RangeError when a limit is not above 0 or the times do not ascend.
 */
export function errorByLook(
  limits: readonly number[],
  times: readonly number[] = limits.map((_, i) => i + 1),
): number[] {
  checkWhole('number of looks', limits.length, 1);
  if (times.length !== limits.length) {
    throw new RangeError(`There are ${times.length} times for ${limits.length} looks; use one for each.`);
  }
  let error = 0;
  let before = 0;
  // By symmetry the positive half is enough.
  let density: readonly Mass[] = [{x: 0, mass: 0.5}];
  return limits.map((limit, look) => {
    if (!(limit > 0)) throw new RangeError(`A limit is ${limit}; use numbers above 0.`);
    const time = times[look] ?? 0;
    checkPositive('time between looks', time - before);
    const step = Math.sqrt(time - before);
    const edge = Math.min(limit, far) * Math.sqrt(time);
    for (const {x, mass} of density) {
      error += 2 * mass * (normalAbove((edge - x) / step) + normalAbove((edge + x) / step));
    }
    density = oneStepOn([...density, ...density.map(({x, mass}) => ({x: -x, mass}))], [0, edge], step);
    before = time;
    return error;
  });
}

/** The constant with which a family of limits has exactly the error rate alpha in total. */
function calibrate(looks: number, alpha: number, limitsFor: (constant: number) => number[]): number[] {
  checkWhole('number of looks', looks, 1);
  checkShare('alpha', alpha);
  const held = (constant: number): number => 1 - (errorByLook(limitsFor(constant)).at(-1) ?? 0);
  // The total error rate is above that of the last look, and below the sum of all looks'.
  const [one, each] = [criticalValue(alpha), criticalValue(alpha / looks)];
  return limitsFor(solveRising(held, 1 - alpha, one - 1e-6, each + 1e-6, 1e-9) ?? far);
}

const perLook = (looks: number, limit: (look: number) => number): number[] =>
  Array.from({length: looks}, (_, index) => limit(index + 1));

/**
 * Limits of |z| that are the same at each of some equally spaced looks and err
 * alpha times in all: Pocock (1977), Biometrika 64, 191.
 *
 * @throws RangeError when a number is impossible.
 */
export const pocockLimits = (looks: number, alpha = 0.05): number[] =>
  calibrate(looks, alpha, (constant) => perLook(looks, () => constant));

/**
 * Limits of |z| that are strict at first and nearly those of a single look at
 * the end, and err alpha times in all: O'Brien and Fleming (1979), Biometrics
 * 35, 549.
 *
 * @throws RangeError when a number is impossible.
 */
export const obrienFlemingLimits = (looks: number, alpha = 0.05): number[] =>
  calibrate(looks, alpha, (constant) => perLook(looks, (look) => constant * Math.sqrt(looks / look)));

/** How often one look alone would cross a limit: the nominal level of a limit of |z|. */
export const nominalLevel = (limit: number): number => twoSided(limit);

/**
 * The limit of |z| that holds however often one looks, and whenever one stops:
 * the normal mixture of Robbins (1970), as a confidence sequence in Howard,
 * Ramdas, McAuliffe and Sekhon (2021), Annals of Statistics 49, 1055.
 *
 * @param n data so far, in any unit.
 * @param tunedFor the amount of data at which it is to be narrowest, in the same unit.
 * @throws RangeError when a number is impossible.
 */
export function alwaysValidLimit(n: number, tunedFor: number, alpha = 0.05): number {
  checkPositive('n', n);
  checkPositive('tunedFor', tunedFor);
  checkShare('alpha', alpha);
  const mixed = (n / tunedFor) * (-2 * Math.log(alpha) + Math.log(1 - 2 * Math.log(alpha)));
  return Math.sqrt((1 + 1 / mixed) * (Math.log1p(mixed) - 2 * Math.log(alpha)));
}
