import {confidence} from '../../../content/claims';
import type {Question} from '../../../lib/question';
import {decidedTest} from '../../../content/sampleTest';

export const exampleAd = 'Online booking for yoga studios';

/** The two versions of a test on one page: an example with the sample figures. */
export const versions = [
  {
    name: 'Control: the original',
    headline: 'Online booking for any business',
    tailored: undefined,
    text: 'Half of the visitors keep seeing the page as it is today.',
    arm: decidedTest.control,
  },
  {
    name: 'Treatment: tailored',
    headline: 'Online booking for',
    tailored: 'yoga studios',
    text: 'The other half reads the words of the ad. Everything else is the same.',
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
  description: 'The sketch is one idea. What it will do, and when, is still open.',
} as const;

export const questions: readonly Question[] = [
  {
    question: 'How is traffic split?',
    answer:
      '50/50 between the original and the tailored page by default. Ramp to 100% once the test has reached its planned sample and the interval of the difference is above zero.',
  },
  {
    question: 'What counts as a conversion?',
    answer:
      'Any click event by default. Choose one or several calls to action, and only clicks on those count. A conversion goal can also carry revenue.',
  },
  {
    question: 'When is a result reliable?',
    answer: `Once the test has reached its planned sample. The interval of the difference then decides: at ${confidence.value} confidence, it has to lie above zero.`,
  },
  {
    question: 'Can I stop as soon as one version is ahead?',
    answer:
      'Wait for the number of visitors you planned. Looking does no harm, but a test that may stop at any look gives luck a chance at each.',
  },
  {
    question: 'When does a test begin?',
    answer:
      'When you click “Start Test” on a published page, or copy a page together with its ramp status. Until then, no one is counted.',
  },
];
