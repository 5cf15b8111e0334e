import type {PlanPrice} from '@site/src/lib/pricing/sheet';
import {variants} from '../../content/claims';

/** What every plan includes. */
export const sharedFeatures: readonly string[] = [`${variants.value} ${variants.label}`, 'A/B testing and analytics'];

/** What stands below a price. */
export function priceNote({state}: PlanPrice, hasTiers: boolean): string {
  switch (state) {
    case 'tbd':
      return 'To be announced. Ask us for a quote.';
    case 'set':
      return hasTiers ? 'a month, on the first traffic tier' : 'a month';
    case 'custom':
      return 'A quote made for you';
  }
}

/** The email that asks for a quote. */
export const offerMessage = {
  subject: 'A quote for Tailor AI',
  greeting: 'Hello, I would like a quote for Tailor AI.\n\nPlan:\nUnique monthly visitors on the pages to be tailored:',
};
