import {freeTrial} from '../../content/claims';
import {openPoints} from '../../lib/pricing/planLines';
import type {Question} from '../../lib/question';
import {priceSheet} from '../../content/plans';

const afterTheTrial =
  openPoints(priceSheet).length > 0
    ? 'We haven’t announced prices yet; ask us for a quote.'
    : 'The price of your plan plus the rate of your traffic tier. The estimator on this page adds the two.';

const teams = new Intl.ListFormat('en-US').format(
  priceSheet.plans.map(({name, teamMembers}) => `${String(teamMembers).toLowerCase()} on ${name}`),
);

export const pricingQuestions: readonly Question[] = [
  {
    question: 'Is there a free trial?',
    answer: `Yes, a ${freeTrial.value} ${freeTrial.label} on all plans, with full access.`,
  },
  {question: 'What does it cost after that?', answer: afterTheTrial},
  {
    question: 'How is traffic measured?',
    answer:
      'As unique monthly visitors on pages where Tailor is active. A visitor who opens several pages counts once. Pages without Tailor don’t count.',
  },
  {
    question: 'What happens if we grow past our tier?',
    answer: 'The plan scales to the next traffic tier automatically, with notice before the change.',
  },
  {question: 'Can we change plans?', answer: 'Yes. Plan changes take effect immediately.'},
  {
    question: 'How many team members can we have?',
    answer: `That depends on the plan: ${teams}.`,
  },
];
