import cdf from '@stdlib/stats-base-dists-normal-cdf';
import quantile from '@stdlib/stats-base-dists-normal-quantile';

/** How many directions of a change count: 2 finds gains and losses, 1 only what was expected. */
export type Sides = 1 | 2;

/** The share of a standard normal distribution that lies above z. */
export const normalAbove = (z: number): number => cdf(-z, 0, 1);

/** How often a standard normal value is at least this far from zero, on either side: the p-value of a z test. */
export const twoSided = (z: number): number => 2 * normalAbove(Math.abs(z));

/** The density of a standard normal distribution at z. */
export const normalDensity = (z: number): number => Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);

/** The value below which a share (between 0 and 1) of a standard normal distribution lies. */
export const normalQuantile = (share: number): number => quantile(share, 0, 1);

/** The z from which a difference counts at an error rate alpha: 1.959964 for 0.05 on two sides. */
export const criticalValue = (alpha: number, sides: Sides = 2): number => -normalQuantile(alpha / sides);
