import type {Walkthrough} from '@site/src/player';
import {demoPage, officePage} from '../demoPage';
import {decidedTest, earlyTest} from '../sampleTest';

const publish = {kind: 'publish', address: 'yoursite.com/coffee', rule: 'utm_campaign=office-*'} as const;

export default {
  en: [
    {
      seconds: 5,
      caption: 'The page is tailored. Check the address and who will see it.',
      view: {kind: 'editor', page: officePage, panel: {...publish, stage: 'ready'}},
    },
    {
      seconds: 2,
      caption: 'Click Publish.',
      view: {kind: 'editor', page: officePage, panel: {...publish, stage: 'publishing'}, cursor: 'publish'},
    },
    {
      seconds: 4,
      caption: 'It takes about 2 seconds.',
      view: {kind: 'editor', page: officePage, panel: {...publish, stage: 'live'}, cursor: 'publish'},
    },
    {
      seconds: 6,
      caption: 'Start Test splits the visitors: half see the original, half the tailored page.',
      view: {kind: 'split', control: {...demoPage, address: officePage.address}, treatment: officePage},
    },
    {
      seconds: 5,
      caption: 'Conversions are counted for both from the first visit.',
      view: {kind: 'results', stage: 'collecting', ...earlyTest},
    },
    {
      seconds: 6,
      caption: 'When the difference is clear, ramp the tailored page to 100%.',
      view: {kind: 'results', stage: 'decided', ...decidedTest, cursor: 'ramp'},
    },
  ],
} as const satisfies Walkthrough;
