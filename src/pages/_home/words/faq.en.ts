import {confidence, confidenceInFaq, trialDays} from '../../../content/claims';
import type {Question} from './types';

export const faqEn: readonly Question[] = [
  {
    id: 'developer',
    question: 'Do I need a developer?',
    answer:
      'No. Install the browser extension, edit the page you already have, and publish. One script tag goes on your site, directly or through your tag manager; setup takes about 5 minutes.',
  },
  {
    id: 'split',
    question: 'How is traffic split?',
    answer:
      'Starting a test splits traffic 50/50 between the original (control) and the tailored version (treatment). When you are satisfied, "Ramp to 100%" in the dashboard sends all traffic to the tailored version.',
  },
  {
    id: 'winner',
    question: 'When is a result a result?',
    answer: `At ${confidenceInFaq.value} confidence. From there on, a difference of this size would rarely come up by chance alone.`,
    note: `Elsewhere on this site the figure is ${confidence.value}. The threshold can be set.`,
  },
  {
    id: 'conversion',
    question: 'What counts as a conversion?',
    answer:
      'By default, any click on the page. You can narrow it to the calls to action that you choose, and send the experiment events on to your own analytics.',
  },
  {
    id: 'speed',
    question: 'Will it slow my page down?',
    answer:
      'Tailored pages load in under 2 seconds and are served from 1,600+ edge locations. The script itself is one line.',
  },
  {
    id: 'tools',
    question: 'Which analytics tools work?',
    answer:
      'GA4, Amplitude, Mixpanel, Segment and Hotjar. Any tool that can receive an event from JavaScript works through the callback or the data layer.',
  },
  {
    id: 'languages',
    question: 'Can it translate?',
    answer:
      'Yes. One click translates a page in about 30 seconds, and visitors get the version for the language of their browser.',
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: `Early access is free and limited, and every plan starts with a ${trialDays}-day free trial with full access. Plans differ in traffic, audience segments and team members.`,
  },
];
