import {checkShare, checkWhole} from './checks';
import {oneStepOn, type Mass} from './looks';
import {criticalValue, normalAbove, normalQuantile, type Sides} from './normal';
import {solveRising} from './solve';

/**
 * How often a test that stops at the first look beyond its limit finds a true
 * gain: the recursion of errorByLook with a drift, as in Jennison and Turnbull,
 * Group Sequential Methods with Applications to Clinical Trials, 2000, chapter 19.
 *
 * @param limits of |z| at equally spaced looks.
 * @param expected z that the gain leads to at the last look.
 * @returns from 0 to 1; losses that are found by luck do not count.
 * @throws RangeError when there is no look, or a limit is not above 0.
 */
export function powerOfLooks(limits: readonly number[], expected: number): number {
  checkWhole('number of looks', limits.length, 1);
  const step = expected / Math.sqrt(limits.length);
  let found = 0;
  let density: readonly Mass[] = [{x: 0, mass: 1}];
  limits.forEach((limit, look) => {
    if (!(limit > 0)) throw new RangeError(`A limit is ${limit}; use numbers above 0.`);
    const edge = limit * Math.sqrt(look + 1);
    for (const {x, mass} of density) found += mass * normalAbove(edge - x - step);
    density = oneStepOn(density, [-edge, edge], 1, step);
  });
  return found;
}

/**
 * How many times the visitors of a test with one look a test with some looks
 * needs at most, for the same power: Jennison and Turnbull (2000), tables 2.2
 * and 2.4, have it for the limits of Pocock and of O'Brien and Fleming.
 *
 * @param limits of |z| at equally spaced looks, which err alpha times in all.
 * @param power between 0 and 1.
 * @throws RangeError when a number is impossible, or five times the visitors are not enough.
 */
export function visitorsFactor(limits: readonly number[], power = 0.8, alpha = 0.05, sides: Sides = 2): number {
  checkShare('power', power);
  checkShare('alpha', alpha);
  const oneLook = criticalValue(alpha, sides) + normalQuantile(power);
  const powerAt = (factor: number): number => powerOfLooks(limits, oneLook * Math.sqrt(factor));
  // One look needs no more visitors, and computes to a hair more or less than its power.
  if (powerAt(1) >= power) return 1;
  const factor = solveRising(powerAt, power, 1, 5, 1e-6);
  if (factor === undefined) throw new RangeError(`limits are ${limits.join(', ')}; use some that find more.`);
  return factor;
}
