import {z95 as z} from './quantiles';

/**
 * The share of visitors who converted with its 95% interval after Wilson, all
 * three between 0 and 1. Without visitors nothing is known: 0, from 0 to 1.
 */
export function conversionInterval(
  conversions: number,
  visitors: number,
): {readonly rate: number; readonly low: number; readonly high: number} {
  if (visitors === 0) return {rate: 0, low: 0, high: 1};
  const rate = conversions / visitors;
  const weight = z ** 2 / visitors;
  const centre = (rate + weight / 2) / (1 + weight);
  const reach = (z / (1 + weight)) * Math.sqrt((rate * (1 - rate)) / visitors + weight / (4 * visitors));
  return {rate, low: centre - reach, high: centre + reach};
}
