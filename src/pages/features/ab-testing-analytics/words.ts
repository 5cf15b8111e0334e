import {confidence} from '../../../content/claims';
import type {Question} from '../../../lib/question';
import {decidedTest} from '../../../content/sampleTest';

export const exampleAd = 'Payroll for restaurants';

/** The two versions of a test on one page: an example with the sample figures. */
export const versions = [
  {
    name: 'Control: the original',
    headline: 'Payroll for growing teams',
    tailored: undefined,
    text: 'Half of the visitors keep seeing the page as it is today.',
    arm: decidedTest.control,
  },
  {
    name: 'Treatment: tailored',
    headline: 'Payroll built for',
    tailored: 'restaurants',
    text: 'The other half reads the words of the ad. Nothing else differs.',
    arm: decidedTest.treatment,
  },
] as const;

/** What an experiment event says. */
export const exposureProperties = [
  {name: 'experimentId', value: 'Unique for each experiment'},
  {name: 'experimentGroup', value: 'control or treatment'},
  {name: 'rampStage', value: 'in_experiment or fully_ramped'},
  {name: 'rampPercentage', value: 'From 0 to 100'},
] as const;

export const smartOptimization = {
  title: 'Smart optimization',
  status: 'Coming Soon',
  description: 'Traffic will move toward the better version by itself while a test runs.',
} as const;

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
    question: 'May I stop as soon as one version is ahead?',
    answer:
      'Better not. Every look is another chance for luck to cross the line. Settle the number of visitors before you start, and read the result once they have come.',
  },
  {
    question: 'When does a test begin?',
    answer: 'When you click “Start Test” on a published page. Until then nobody is counted.',
  },
];

/** Stands wherever the threshold does. */
export const thresholdNote = `The default threshold is ${confidence.value} confidence. The threshold can be set.`;
