import {hasEnoughForZ, splitLimit} from '@site/src/lib/experiment/counts';
import {chanceToBeBest} from '@site/src/lib/statistics/chanceToBeBest';
import {fisherExactTest} from '@site/src/lib/statistics/fisher';
import {
  differenceInterval,
  liftInterval,
  rateInterval,
  type DifferenceInterval,
} from '@site/src/lib/statistics/intervals';
import {adjustPValues} from '@site/src/lib/statistics/multiple';
import {differenceTest, sampleRatioTest} from '@site/src/lib/statistics/proportionTests';
import type {UsableFields} from './fields';

/**
 * What a treatment's interval says: clear of zero upwards or downwards, zero
 * within it, or on another side of the line than the p-value, which is too
 * close to call.
 */
export type ComparisonVerdict = 'ahead' | 'behind' | 'open' | 'borderline';

function verdictOf({low, high}: DifferenceInterval, pValue: number, alpha: number): ComparisonVerdict {
  const isClear = low > 0 || high < 0;
  if (isClear !== pValue < alpha) return 'borderline';
  if (!isClear) return 'open';
  return low > 0 ? 'ahead' : 'behind';
}

/**
 * Reads a test of two to five versions. With several treatments each is compared
 * with control, and intervals and p-values are corrected after Bonferroni, so
 * that any false winner is as rare as in one comparison.
 *
 * @param confidence between 0 and 1.
 */
export function readResult({groups, split, planned}: UsableFields, confidence: number) {
  const [control, ...treatments] = groups;
  if (control === undefined) return undefined;
  const intervalConfidence = 1 - (1 - confidence) / treatments.length;
  const exact = treatments.map((treatment) => !hasEnoughForZ(control, treatment));
  const pValues = adjustPValues(
    treatments.map((treatment, index) =>
      exact[index] === true ? fisherExactTest(control, treatment) : differenceTest(control, treatment).pValue,
    ),
    'bonferroni',
  );
  const chances = chanceToBeBest(groups);
  const ratio = sampleRatioTest(
    groups.map(({visitors}) => visitors),
    split,
  );
  const smallest = Math.min(...groups.map(({visitors}) => visitors));
  return {
    versions: groups.map((group, index) => ({
      ...group,
      interval: rateInterval(group, confidence),
      /** Bayesian chance to have the highest rate, with a uniform prior. */
      chance: chances[index] ?? 0,
    })),
    comparisons: treatments.map((treatment, index) => {
      const difference = differenceInterval(control, treatment, intervalConfidence);
      const pValue = pValues[index] ?? 1;
      return {
        name: treatment.name,
        difference,
        /** Undefined where nobody in control converted. */
        lift: liftInterval(control, treatment, intervalConfidence),
        /** Of all comparisons together, where there are several. */
        pValue,
        method: exact[index] === true ? 'Fisher’s exact test' : 'pooled z',
        verdict: verdictOf(difference, pValue, 1 - confidence),
      };
    }),
    split: ratio,
    /** Whether the split is off, so that nothing else counts. */
    isVoid: ratio.pValue < splitLimit,
    planned,
    /** Visitors of the smallest version, against its share of the plan. */
    smallest,
    isEarly: planned !== undefined && smallest < planned,
    /** The level of each interval: stricter than the chosen one where there are several treatments. */
    intervalConfidence,
  };
}

export type ResultReading = NonNullable<ReturnType<typeof readResult>>;
export type VersionReading = ResultReading['versions'][number];
export type Comparison = ResultReading['comparisons'][number];
