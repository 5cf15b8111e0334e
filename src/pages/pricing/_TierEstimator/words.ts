import type {Estimate} from '@site/src/lib/pricing/estimate';
import {wholeNumber} from '@site/src/lib/pricing/tierLines';
import {priceText, type PriceSheet} from '@site/src/lib/pricing/sheet';

/** An estimate in a sentence or two, as it is shown and announced. */
export function estimateWords({plans, tiers}: PriceSheet, visitors: number, result: Estimate): string {
  const count = `${wholeNumber.format(visitors)} visitors a month`;
  switch (result.kind) {
    case 'noTiers':
      return 'The traffic tiers are TBD, so there is nothing to compute yet.';
    case 'beyond': {
      const unlimited = plans.find(({price}) => price.state === 'custom');
      const way = unlimited === undefined ? '' : ` for ${unlimited.name}, whose traffic is unlimited`;
      return `${count} are more than the last tier takes. Ask for a quote${way}.`;
    }
    case 'tier': {
      const costs = result.costs.map(({plan, price}) =>
        price.state === 'set' ? `${plan.name} ${priceText(price)} a month` : `${plan.name} ${priceText(price)}`,
      );
      return `${count} are in tier ${result.index + 1} of ${tiers.length}: ${costs.join(', ')}.`;
    }
  }
}
