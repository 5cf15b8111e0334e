import {costOn} from './estimate';
import {priceText, type PriceSheet} from './sheet';

/** A line of the table of plans: one value for each plan, in their order. */
export interface TierLine {
  readonly name: string;
  readonly values: readonly string[];
}

export const wholeNumber = new Intl.NumberFormat('en-US');

/** What each plan costs on each tier, a line for each tier. */
export function tierLines({plans, tiers}: PriceSheet): readonly TierLine[] {
  return tiers.map((tier) => ({
    name: `${wholeNumber.format(tier.from)} to ${wholeNumber.format(tier.to)}`,
    values: plans.map((plan) => priceText(costOn(plan, tier))),
  }));
}

/** Whether what a traffic tier costs is still TBD. */
export function areRatesOpen({tiers}: PriceSheet): boolean {
  return tiers.length === 0 || tiers.some(({rate}) => rate.state === 'tbd');
}

/** What is still TBD in a price sheet, in the order of the page. */
export function openPoints(sheet: PriceSheet): readonly string[] {
  const prices = sheet.plans.filter(({price}) => price.state === 'tbd').map(({name}) => `The price of ${name}`);
  if (sheet.tiers.length === 0) return [...prices, 'The traffic tiers and their rates'];
  return areRatesOpen(sheet) ? [...prices, 'The rates of the traffic tiers'] : prices;
}
