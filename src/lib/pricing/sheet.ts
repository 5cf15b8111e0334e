/** An amount in dollars, or the fact that it is not settled yet. */
export type Amount = {readonly state: 'tbd'} | {readonly state: 'set'; readonly dollars: number};

/** What a plan costs a month; 'custom' has no public figure, by design. */
export type PlanPrice = Amount | {readonly state: 'custom'};

export type Allowance = number | 'Unlimited';

export interface Plan {
  readonly name: string;
  /** On the first traffic tier. */
  readonly price: PlanPrice;
  readonly description: string;
  /** How much traffic the plan takes, in words. */
  readonly traffic: string;
  readonly audienceSegments: Allowance;
  readonly teamMembers: Allowance;
  readonly popular: boolean;
  readonly cta: 'Start Free Trial' | 'Contact Sales';
}

/** A range of unique monthly visitors on pages where the product is active. */
export interface TrafficTier {
  /** The first number of visitors in the tier, and the last. */
  readonly from: number;
  readonly to: number;
  /** Dollars a month that the tier adds to the price of a plan: 0 on the first. */
  readonly rate: Amount;
}

export interface PriceSheet {
  readonly plans: readonly Plan[];
  /** From the smallest up, without gaps; empty until they are settled. */
  readonly tiers: readonly TrafficTier[];
}

const currency = {style: 'currency', currency: 'USD'} as const;
const wholeDollars = new Intl.NumberFormat('en-US', {...currency, maximumFractionDigits: 0});
const dollarsAndCents = new Intl.NumberFormat('en-US', currency);

/** A price as pages print it: '$1,200', '$9.50', 'TBD' or 'Custom'. */
export function priceText(price: PlanPrice): string {
  switch (price.state) {
    case 'set':
      return (Number.isInteger(price.dollars) ? wholeDollars : dollarsAndCents).format(price.dollars);
    case 'tbd':
      return 'TBD';
    case 'custom':
      return 'Custom';
  }
}
