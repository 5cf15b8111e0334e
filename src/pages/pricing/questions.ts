import {freeTrial, setupTime, trialDays} from '../../content/claims';
import type {Question} from '../../lib/question';

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
