import {priceSheet} from '@site/src/content/plans';
import type {Amount, PriceSheet} from '@site/src/lib/pricing/sheet';

/** An amount of an invented price list. */
export const set = (dollars: number): Amount => ({state: 'set', dollars});

export const tbd: Amount = {state: 'tbd'};

const prices = new Map([
  ['Starter', set(49)],
  ['Professional', set(149.5)],
]);

/** The site's plans without any price. */
export const openSheet: PriceSheet = {
  plans: priceSheet.plans.map((plan) => (plan.price.state === 'custom' ? plan : {...plan, price: tbd})),
  tiers: [],
};

/** The site's plans with invented prices and tiers. */
export const filledSheet: PriceSheet = {
  plans: openSheet.plans.map((plan) => ({...plan, price: prices.get(plan.name) ?? plan.price})),
  tiers: [
    {from: 0, to: 10_000, rate: set(0)},
    {from: 10_001, to: 50_000, rate: set(40.1)},
    {from: 50_001, to: 200_000, rate: tbd},
  ],
};
