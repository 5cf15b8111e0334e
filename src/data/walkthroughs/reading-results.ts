import type {Walkthrough} from '@site/src/player';
import {decidedTest, earlyTest, rampedTest} from '../sampleTest';

export default {
  en: [
    {
      seconds: 6,
      caption: 'Each row is one version: its share of the traffic, and how many visitors converted.',
      view: {kind: 'results', stage: 'collecting', ...earlyTest},
    },
    {
      seconds: 6,
      caption: 'The bar is the interval in which the true rate probably lies. While the bars overlap widely, wait.',
      view: {kind: 'results', stage: 'collecting', ...earlyTest},
    },
    {
      seconds: 6,
      caption: 'With more visitors the bars shrink: 2.4% against 3.8%, at 95% confidence.',
      view: {kind: 'results', stage: 'decided', ...decidedTest},
    },
    {
      seconds: 6,
      caption: 'Ramp to 100%, and every visitor of this audience gets the tailored page.',
      view: {kind: 'results', stage: 'ramped', ...rampedTest, cursor: 'ramp'},
    },
  ],
} as const satisfies Walkthrough;
