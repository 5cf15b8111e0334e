import type {FeatureCard} from '@site/src/components/CardGroup';
import {confidence} from '../claims';
import type {Question} from '../question';

export const example: readonly FeatureCard[] = [
  {
    title: 'Control: the original',
    description: '“Payroll for growing teams.” Half of the visitors keep seeing the page as it is today.',
  },
  {
    title: 'Treatment: tailored',
    description: '“Payroll built for restaurants.” The other half sees the words of the ad they clicked.',
  },
];

export const integrations = ['GA4', 'Amplitude', 'Mixpanel', 'Segment', 'Hotjar'] as const;

export const smartOptimization: FeatureCard = {
  title: 'Smart optimization',
  status: 'Coming Soon',
  description: 'Traffic will move towards the better version by itself while a test runs.',
};

export const questions: readonly Question[] = [
  {
    question: 'How is traffic split?',
    answer: '50/50 between the original and the tailored page by default. You can ramp the winner to 100%.',
  },
  {
    question: 'What counts as a conversion?',
    answer: 'Any click event, unless you choose one or several calls to action. Then only clicks on those count.',
  },
  {
    question: 'When is a result reliable?',
    answer: `The dashboard reports a winner at ${confidence.value} confidence. The threshold can be set.`,
  },
  {
    question: 'When does a test begin?',
    answer: 'When you click “Start Test” on a published page. Until then nobody is counted.',
  },
];
