import type {Plan, PlanPrice, PriceSheet, TrafficTier} from './sheet';

export interface PlanCost {
  readonly plan: Plan;
  /** Dollars a month with the tier's rate; 'tbd' while either part is. */
  readonly price: PlanPrice;
}

/** What a number of visitors means: no tiers yet, one of them, or more visitors than the last one takes. */
export type Estimate =
  | {readonly kind: 'noTiers'}
  | {readonly kind: 'tier'; readonly index: number; readonly tier: TrafficTier; readonly costs: readonly PlanCost[]}
  | {readonly kind: 'beyond'};

/** The price of a plan on a tier, a month. */
export function costOn({price}: Plan, {rate}: TrafficTier): PlanPrice {
  if (price.state === 'custom') return price;
  if (price.state === 'tbd' || rate.state === 'tbd') return {state: 'tbd'};
  // In cents, since 0.1 + 0.2 is not 0.3.
  return {state: 'set', dollars: Math.round((price.dollars + rate.dollars) * 100) / 100};
}

/** The tier of a number of unique monthly visitors, and what each plan costs on it. */
export function estimate({plans, tiers}: PriceSheet, visitors: number): Estimate {
  if (tiers.length === 0) return {kind: 'noTiers'};
  const index = tiers.findIndex(({to}) => visitors <= to);
  const tier = tiers[index];
  if (tier === undefined) return {kind: 'beyond'};
  return {kind: 'tier', index, tier, costs: plans.map((plan) => ({plan, price: costOn(plan, tier)}))};
}
