import {twoSided} from './normal';

/**
 * The share of a chi-square distribution above a value, for a whole number of
 * degrees of freedom: exact from the normal distribution, two degrees more at a
 * time. Abramowitz and Stegun, 26.4.4 and 26.4.5. All terms are positive, so the
 * far tail keeps its digits, which one minus the share below would lose.
 */
export function chiSquareAbove(value: number, degrees: number): number {
  if (value <= 0) return 1;
  const isOdd = degrees % 2 === 1;
  let above = isOdd ? twoSided(Math.sqrt(value)) : Math.exp(-value / 2);
  let term = isOdd ? Math.sqrt((2 * value) / Math.PI) * Math.exp(-value / 2) : (value / 2) * Math.exp(-value / 2);
  for (let reached = isOdd ? 1 : 2; reached < degrees; reached += 2) {
    above += term;
    term *= value / (reached + 2);
  }
  return Math.min(1, above);
}
