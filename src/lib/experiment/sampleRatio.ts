import {twoSided} from './normal';

/**
 * How often a fair 50/50 split would come out at least this uneven: the
 * chi-square test with one degree of freedom. Fabijan et al., KDD 2019,
 * https://doi.org/10.1145/3292500.3330722
 *
 * @returns a p-value from 0 to 1; without visitors nothing is uneven, 1.
 */
export function sampleRatioPValue(controlVisitors: number, treatmentVisitors: number): number {
  const all = controlVisitors + treatmentVisitors;
  if (all === 0) return 1;
  return twoSided((treatmentVisitors - controlVisitors) / Math.sqrt(all));
}
