import type {Walkthrough} from '..';
import {demoPage, editor, officePage, ownAddress} from './demoPage';
import {publishTime} from '../../content/claims';
import {atStart} from '../../lib/atStart';

const publish = {
  kind: 'publish',
  address: ownAddress,
  rule: 'utm_campaign=office-*',
  testable: true,
} as const;

export default {
  poster: 15,
  en: [
    {
      seconds: 4,
      chapter: 'Publish',
      caption: 'The page is tailored. Check its URL and who will see it.',
      view: editor(officePage, {panel: {...publish, stage: 'ready'}}),
    },
    {
      seconds: 2,
      caption: 'Click Publish.',
      view: editor(officePage, {panel: {...publish, stage: 'publishing'}, cursor: 'publish'}),
    },
    {
      seconds: 4,
      caption: `${atStart(publishTime.value)} later it is live at its own URL. No test is running yet.`,
      view: editor(officePage, {panel: {...publish, stage: 'live'}, cursor: 'publish'}),
    },
    {
      seconds: 4,
      chapter: 'Start the test',
      caption: 'Click Start Test. From now on the page is in an experiment.',
      view: editor(officePage, {panel: {...publish, stage: 'testing'}, cursor: 'start-test'}),
    },
    {
      seconds: 5,
      caption: 'Half of the visitors see the original, half the tailored page.',
      view: {kind: 'split', control: {...demoPage, address: officePage.address}, treatment: officePage},
    },
    {
      seconds: 3,
      chapter: 'Follow the results',
      caption: 'Conversions are counted for both versions.',
      view: {kind: 'results', stage: 'collecting'},
    },
    {
      seconds: 3,
      caption: 'The sample is reached, and the interval is above zero: choose Ramp to 100%.',
      view: {kind: 'results', stage: 'decided', cursor: 'ramp'},
    },
    {
      seconds: 3,
      caption: 'Now every visitor the trigger matches sees the tailored page.',
      view: {kind: 'results', stage: 'ramped', cursor: 'ramp'},
    },
  ],
} as const satisfies Walkthrough;
