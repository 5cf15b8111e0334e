import {checkGroup, checkWhole, type GroupCounts} from './checks';
import {nodesBetween, type Node} from './quadrature';

/** A Beta distribution of the conversion rate, as earlier conversions and non-conversions. */
export interface RatePrior {
  readonly conversions: number;
  readonly others: number;
}

/** Every rate is as likely as any other. */
export const uniformPrior: RatePrior = {conversions: 1, others: 1};

interface Posterior {
  readonly alpha: number;
  readonly beta: number;
}

interface Range {
  readonly low: number;
  readonly high: number;
  readonly deviation: number;
}

/** The range with nearly all of a posterior. Skewed ones are wider than a normal distribution. */
function rangeOf({alpha, beta}: Posterior): Range {
  const all = alpha + beta;
  const mean = alpha / all;
  const deviation = Math.sqrt((mean * (1 - mean)) / (all + 1));
  return {low: Math.max(0, mean - 20 * deviation), high: Math.min(1, mean + 20 * deviation), deviation};
}

/** The density of a posterior up to a factor: 1 at its maximum. */
function densityOf({alpha, beta}: Posterior): (rate: number) => number {
  const log = (rate: number): number =>
    (alpha > 1 ? (alpha - 1) * Math.log(rate) : 0) + (beta > 1 ? (beta - 1) * Math.log1p(-rate) : 0);
  const mode = alpha + beta > 2 ? (alpha - 1) / (alpha + beta - 2) : 0.5;
  const highest = log(mode);
  return (rate) => Math.exp(log(rate) - highest);
}

/** Where to evaluate: densely enough for the narrowest posterior at each place. */
function nodesFor(ranges: readonly Range[]): Node[] {
  const edges = [...new Set(ranges.flatMap(({low, high}) => [low, high]))].sort((a, b) => a - b);
  return edges.slice(1).flatMap((to, index) => {
    const from = edges[index] ?? to;
    const covering = ranges.filter(({low, high}) => low < to && high > from);
    const narrowest = Math.min(...covering.map(({deviation}) => deviation));
    return covering.length > 0 ? nodesBetween(from, to, narrowest) : [];
  });
}

/**
 * The Bayesian chance of each version to have the highest conversion rate: the
 * rates are independent, each with a Beta posterior. Integrated over each
 * version's rate, as in Miller, Formulas for Bayesian A/B Testing,
 * https://www.evanmiller.org/bayesian-ab-testing.html, which gives it in closed form.
 *
 * @param prior of each version's rate; both numbers at least 1.
 * @returns a chance for each version, which add up to 1.
 * @throws RangeError when a count or the prior is impossible, or there are fewer than two versions.
 */
export function chanceToBeBest(groups: readonly GroupCounts[], prior: RatePrior = uniformPrior): number[] {
  checkWhole('number of versions', groups.length, 2);
  groups.forEach(checkGroup);
  if (!(prior.conversions >= 1 && prior.others >= 1)) {
    throw new RangeError(`The prior is ${prior.conversions} and ${prior.others}; use numbers of at least 1.`);
  }
  const posteriors = groups.map(({visitors, conversions}) => ({
    alpha: prior.conversions + conversions,
    beta: prior.others + visitors - conversions,
  }));
  const densities = posteriors.map(densityOf);
  const below = posteriors.map(() => 0);
  const best = posteriors.map(() => 0);
  let before = 0;
  for (const {x, weight} of nodesFor(posteriors.map(rangeOf))) {
    // The share of each posterior below this rate: that below the last rate, and that in between.
    const between = nodesBetween(before, x, 1);
    densities.forEach((density, version) => {
      below[version] = between.reduce((sum, node) => sum + node.weight * density(node.x), below[version] ?? 0);
    });
    before = x;
    densities.forEach((density, version) => {
      const others = below.reduce((product, share, index) => (index === version ? product : product * share), 1);
      best[version] = (best[version] ?? 0) + weight * density(x) * others;
    });
  }
  // The missing factors of the densities are the same in all chances, which add up to 1.
  const all = best.reduce((sum, chance) => sum + chance, 0);
  return best.map((chance) => chance / all);
}
