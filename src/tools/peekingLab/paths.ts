import {randomShares} from './random';

/** Tests that are drawn: enough to see a few winners, few enough to tell them apart. */
export const drawnTests = 40;

/** An A/A test, look by look. */
export interface TestPath {
  /** How far apart the two pages seem at each look, in standard errors. */
  readonly z: readonly number[];
  /** The first look at which it crosses the limits, from 0 on; undefined where it never does. */
  readonly crossing: number | undefined;
}

/** A standard normal value: Box and Muller (1958), Annals of Mathematical Statistics 29, 610. */
const normalValue = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

/**
 * A few A/A tests, with where they first cross the limits. They are the same
 * ones for the same seed, whatever the limits.
 *
 * @param limits of |z| at each look, equally spaced.
 * @param seed a whole number.
 */
export function testPaths(limits: readonly number[], seed: number): TestPath[] {
  const random = randomShares(seed);
  return Array.from({length: drawnTests}, () => {
    let sum = 0;
    const z = limits.map((_, look) => {
      sum += normalValue(random);
      return sum / Math.sqrt(look + 1);
    });
    const crossing = z.findIndex((value, look) => Math.abs(value) > (limits[look] ?? Infinity));
    return {z, crossing: crossing < 0 ? undefined : crossing};
  });
}
