import {freeTrial} from '../../content/claims';
import type {Question} from '../../lib/question';

export const pricingQuestions: readonly Question[] = [
  {
    question: 'Is there a free trial?',
    answer: `Yes, a ${freeTrial.value} ${freeTrial.label} on all plans, with full access.`,
  },
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
];
