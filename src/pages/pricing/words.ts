import {freeTrial, setupTime, trialDays, variants} from '../../content/claims';
import type {Question} from '../../lib/question';

/** What every plan includes. */
export const sharedFeatures: readonly string[] = [`${variants.value} ${variants.label}`, 'A/B testing and analytics'];

/** What plans are measured by, as docs/limits.mdx has it. */
export const planTerms = [
  {
    term: 'Audience segment',
    meaning: 'An audience that you tailor for, such as the visitors of one campaign. Ask us how we would count yours.',
  },
  {term: 'Team member', meaning: 'Someone on your team who works in Tailor.'},
  {
    term: 'Unique monthly visitor',
    meaning:
      'A person who opens a page where Tailor is active. Each counts once a month, however many visits or pages.',
  },
] as const;

/** The email that asks for a quote. */
export const offerMessage = {
  subject: 'A quote for Tailor AI',
  greeting:
    'Hello, I would like a quote for Tailor AI.\n\nPlan:\nUnique monthly visitors on pages where Tailor is active:',
};

/** What the page has not said by then. */
export const pricingQuestions: readonly Question[] = [
  {
    question: 'Is there a free trial?',
    answer: `Yes, a ${freeTrial.value} ${freeTrial.label} on all plans, with full access.`,
  },
  {
    question: `What happens on day ${trialDays + 1}?`,
    answer: 'The trial has ended. To continue, choose a plan. To stop, take the script tag out.',
  },
  {question: 'Can we change plans?', answer: 'Yes. Plan changes take effect immediately.'},
  {
    question: 'How long does setup take?',
    answer: `It takes ${setupTime.value}: one script tag on your site, directly or through your tag manager.`,
  },
  {question: 'Can someone show us first?', answer: 'Yes. Ask for a quote, and for a personal demo with it.'},
];
