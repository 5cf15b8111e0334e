import {
  confidence,
  confidenceInFaq,
  edgeLoad,
  edgeLocations,
  pageLoad,
  setupTime,
  translationTime,
  trialDays,
} from '../../../content/claims';
import {lineText} from './lineText';
import {tailoredEn} from './tailored.en';
import type {FaqItem} from './types';

export const faqEn: readonly FaqItem[] = [
  {
    id: 'developer',
    question: lineText(tailoredEn.default.question),
    answer: `No. Install the browser extension, open the page you already have, and choose from what the AI suggests or type your own. One script tag goes on your site, directly or through your tag manager; setup takes ${setupTime.value}.`,
  },
  {
    id: 'split',
    question: 'How is traffic split?',
    answer:
      'Starting a test splits traffic 50/50 between the original (control) and the tailored version (treatment). Once the planned number of visitors is in and the interval of the difference is above zero, “Ramp to 100%” in the dashboard sends all matching traffic to the tailored version.',
  },
  {
    id: 'winner',
    question: 'When is a result reliable?',
    answer: `At ${confidenceInFaq.value} confidence, once the planned number of visitors is in. Two equal pages would then differ this much in about 1 test in 10.`,
    note: `Elsewhere on this site the figure is ${confidence.value}. The threshold can be set.`,
  },
  {
    id: 'conversion',
    question: 'What counts as a conversion?',
    answer:
      'By default, any click on the page. You can narrow it to the calls to action that you choose, and send the experiment event to your own analytics.',
  },
  {
    id: 'speed',
    question: 'Will it slow my page down?',
    answer: `The script tag loads asynchronously, so the rest of your page doesn’t wait for it. Tailor’s edge, with ${edgeLocations.value} locations, answers in ${edgeLoad.value}, and the changes are on the page in ${pageLoad.value}.`,
  },
  {
    id: 'tools',
    question: 'Which analytics tools work?',
    answer:
      'Amplitude, Segment and Google Analytics, through a callback that you write; it gets an event when a visitor enters an experiment. Mixpanel and Hotjar receive it through Segment or a tag manager.',
  },
  {
    id: 'languages',
    question: 'Can it translate?',
    answer: `Yes. One click translates a page in ${translationTime.value}, and visitors get the version in their browser’s language.`,
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: `Early access is free and limited, and every plan starts with a ${trialDays}-day free trial with full access. Plans differ in traffic, audience segments and team members.`,
  },
];
