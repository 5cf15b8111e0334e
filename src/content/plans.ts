type Allowance = number | 'Unlimited' | 'Ask us';

export interface Plan {
  readonly name: string;
  /** What it costs a month on the first traffic tier, such as '$49' or '$1,200'. */
  readonly price: 'TBD' | 'Custom' | `$${string}`;
  /** Who needs it, in a sentence that its limits bear out. */
  readonly description: string;
  /** How much traffic the plan takes, in words. */
  readonly traffic: string;
  readonly audienceSegments: Allowance;
  readonly teamMembers: Allowance;
  readonly popular: boolean;
  readonly cta: 'Start Free Trial' | 'Contact Sales';
}

/** The one place for prices; all of /pricing follows it. What is TBD is listed by `npm run placeholders`. */
export const plans: readonly Plan[] = [
  {
    name: 'Starter',
    price: 'TBD',
    description: 'For one or two people who tailor for up to five audiences.',
    traffic: 'Scales by tier',
    audienceSegments: 5,
    teamMembers: 2,
    popular: false,
    cta: 'Start Free Trial',
  },
  {
    name: 'Professional',
    price: 'TBD',
    description: 'For up to ten people, or for more than five audiences.',
    traffic: 'Scales by tier',
    audienceSegments: 'Unlimited',
    teamMembers: 10,
    popular: true,
    cta: 'Start Free Trial',
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    description: 'For more than ten people, or for traffic without a limit.',
    traffic: 'Unlimited',
    audienceSegments: 'Ask us',
    teamMembers: 'Unlimited',
    popular: false,
    cta: 'Contact Sales',
  },
];

/** In words, such as '$20 for each further 10,000 visitors'. */
type Rates = string;

/** What a traffic tier adds to the price of a plan: TBD until the tiers are settled. */
export const tierRates: Rates = 'TBD';
