/**
 * The statistics of A/B tests: the public face of this folder. Distributions
 * come from @stdlib; /tools/validation compares each function with published
 * values. Pages import the files, so that a browser gets what a page uses.
 */
export type {GroupCounts} from './checks';
export type {Sides} from './normal';
export {rateInterval, differenceInterval, liftInterval} from './intervals';
export {differenceTest, ratesTest, rateTest, sampleRatioTest, type Alternative} from './proportionTests';
export {fisherExactTest} from './fisher';
export {adjustPValues, type Correction} from './multiple';
export {
  powerOfRates,
  visitorsForRates,
  visitorsPerGroup,
  detectableRate,
  alphaForRates,
  cohenH,
  powerOfEffect,
  sizeForEffect,
  type Planning,
  type Rates,
} from './power';
export {powerOfTTest, sizeForTTest, type TTestPlan} from './studentT';
export {rateSummary, meanSummary, type GroupSummary} from './summaries';
export {welchTest, sequentialInterval, type Effect} from './welch';
export {bayesianEffect, type EffectPrior} from './bayesianEffect';
export {chanceToBeBest, uniformPrior, type RatePrior} from './chanceToBeBest';
export {errorByLook, pocockLimits, obrienFlemingLimits, nominalLevel, alwaysValidLimit} from './looks';
export {powerOfLooks, visitorsFactor} from './looksPower';
