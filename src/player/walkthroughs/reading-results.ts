import type {Walkthrough} from '..';
import {confidence, sampleControl, sampleTreatment} from '../../content/claims';

export default {
  poster: 15,
  en: [
    {
      seconds: 5,
      chapter: 'Read the table',
      caption: 'Each row is one version. Control is the original; treatment is the tailored page.',
      view: {kind: 'results', stage: 'collecting', focus: 'versions'},
    },
    {
      seconds: 4,
      caption: 'The large figure is the share of visitors who converted.',
      view: {kind: 'results', stage: 'collecting', focus: 'rates'},
    },
    {
      seconds: 5,
      chapter: 'Mind the intervals',
      caption: `The bar is its ${confidence.value} interval. Wait until the test has reached its planned sample.`,
      view: {kind: 'results', stage: 'collecting', focus: 'intervals'},
    },
    {
      seconds: 5,
      caption: `They are: ${sampleControl.value} versus ${sampleTreatment.value}. The interval of the difference, 0.6 to 2.2 points, is above zero.`,
      view: {kind: 'results', stage: 'decided', focus: 'intervals'},
    },
    {
      seconds: 5,
      chapter: 'Ramp the winner',
      caption: 'So ramp to 100%, and every visitor in this audience sees the tailored page.',
      view: {kind: 'results', stage: 'ramped', cursor: 'ramp'},
    },
  ],
} as const satisfies Walkthrough;
