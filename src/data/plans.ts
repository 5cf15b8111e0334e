import {freeTrial, variants} from './claims';
import type {Question} from './question';

export interface Plan {
  readonly name: string;
  /** Dollars a month, or a word where there is no public price. */
  readonly price: number | 'TBD' | 'Custom';
  readonly description: string;
  readonly traffic: string;
  readonly features: readonly string[];
  readonly popular: boolean;
  readonly cta: 'Start Free Trial' | 'Contact Sales';
}

export const plans: readonly Plan[] = [
  {
    name: 'Starter',
    price: 'TBD',
    description: 'For one marketer and a handful of campaigns.',
    traffic: 'Scales with your traffic',
    features: [
      '5 audience segments',
      '2 team members',
      `${variants.value} ${variants.label}`,
      'A/B testing and analytics',
    ],
    popular: false,
    cta: 'Start Free Trial',
  },
  {
    name: 'Professional',
    price: 'TBD',
    description: 'For a growth team that tests every week.',
    traffic: 'Scales with your traffic',
    features: [
      'Unlimited audience segments',
      '10 team members',
      `${variants.value} ${variants.label}`,
      'A/B testing and analytics',
    ],
    popular: true,
    cta: 'Start Free Trial',
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    description: 'For several brands, regions or agencies.',
    traffic: 'Unlimited traffic',
    features: [
      'Unlimited audience segments',
      'Unlimited team members',
      `${variants.value} ${variants.label}`,
      'A/B testing and analytics',
    ],
    popular: false,
    cta: 'Contact Sales',
  },
];

export const pricingQuestions: readonly Question[] = [
  {
    question: 'Is there a free trial?',
    answer: `Yes, a ${freeTrial.value} ${freeTrial.label} on all plans, with full access.`,
  },
  {
    question: 'What does it cost after that?',
    answer: 'Prices are not final yet, so the cards above say TBD. You learn yours before the trial ends.',
  },
  {
    question: 'How is traffic measured?',
    answer: 'In unique monthly visitors on the pages where Tailor is active. Other pages do not count.',
  },
  {
    question: 'What happens if we grow past our tier?',
    answer: 'The plan scales to the next traffic tier automatically, and you are told before it changes.',
  },
  {question: 'Can we change plans?', answer: 'At any time. A change takes effect immediately.'},
];
