import type {Walkthrough} from '@site/src/player';
import {demoPage, officePage} from '../demoPage';
import {decidedTest, earlyTest} from '../sampleTest';

const publish = {kind: 'publish', address: 'yoursite.com/coffee', rule: 'utm_campaign=office-*'} as const;

export default {
  en: [
    {
      at: 0,
      caption: 'The page is tailored. Check the address and who will see it.',
      view: {kind: 'editor', page: officePage, panel: {...publish, stage: 'ready'}},
    },
    {
      at: 5,
      caption: 'Click Publish.',
      view: {kind: 'editor', page: officePage, panel: {...publish, stage: 'publishing'}, cursor: 'publish'},
    },
    {
      at: 7,
      caption: 'It takes about 2 seconds.',
      view: {kind: 'editor', page: officePage, panel: {...publish, stage: 'live'}, cursor: 'publish'},
    },
    {
      at: 11,
      caption: 'Start Test splits the visitors: half see the original, half the tailored page.',
      view: {kind: 'split', control: {...demoPage, address: officePage.address}, treatment: officePage},
    },
    {
      at: 17,
      caption: 'Conversions are counted for both from the first visit.',
      view: {kind: 'results', stage: 'collecting', ...earlyTest},
    },
    {
      at: 22,
      caption: 'When the difference is clear, ramp the tailored page to 100%.',
      view: {kind: 'results', stage: 'decided', ...decidedTest, cursor: 'ramp'},
    },
  ],
} as const satisfies Walkthrough;
