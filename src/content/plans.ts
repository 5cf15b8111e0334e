import type {PriceSheet} from '../lib/pricing/sheet';

/**
 * The one place for prices and traffic tiers; all of /pricing follows it.
 *
 * A settled price is `price: {state: 'set', dollars: <dollars a month>}`. A traffic tier is a line of `tiers`,
 * `{from: 0, to: <last visitor>, rate: {state: 'set', dollars: <dollars a month>}}`, and the next one begins one
 * visitor later. Its rate comes on top of the plan's price; the first tier's is 0. With tiers the page shows an
 * estimator. What is wrong here stops the build and says what to write; what is TBD is in `npm run placeholders`.
 */
export const priceSheet: PriceSheet = {
  plans: [
    {
      name: 'Starter',
      price: {state: 'tbd'},
      description: 'For one marketer with a few campaigns.',
      traffic: 'Scales by tier',
      audienceSegments: 5,
      teamMembers: 2,
      popular: false,
      cta: 'Start Free Trial',
    },
    {
      name: 'Professional',
      price: {state: 'tbd'},
      description: 'For a growth team that tests every week.',
      traffic: 'Scales by tier',
      audienceSegments: 'Unlimited',
      teamMembers: 10,
      popular: true,
      cta: 'Start Free Trial',
    },
    {
      name: 'Enterprise',
      price: {state: 'custom'},
      description: 'For several brands, regions or agencies.',
      traffic: 'Unlimited',
      audienceSegments: 'Unlimited',
      teamMembers: 'Unlimited',
      popular: false,
      cta: 'Contact Sales',
    },
  ],
  tiers: [],
};
