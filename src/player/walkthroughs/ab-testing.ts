import type {Walkthrough} from '..';
import {demoPage, editor, officePage, ownAddress} from './demoPage';
import {confidence} from '../../content/claims';

const publish = {
  kind: 'publish',
  address: ownAddress,
  rule: 'utm_campaign=office-*',
  stage: 'live',
  testable: true,
} as const;

export default {
  poster: 24,
  en: [
    {
      seconds: 5,
      chapter: 'Start Test',
      caption: 'The tailored page is published. The test begins when you click Start Test.',
      view: editor(officePage, {panel: publish, cursor: 'start-test'}),
    },
    {
      seconds: 6,
      caption: 'Visitors are split 50/50. Control sees the original; treatment sees the tailored page.',
      view: {kind: 'split', control: {...demoPage, address: officePage.address}, treatment: officePage},
    },
    {
      seconds: 6,
      chapter: 'While it runs',
      caption: 'Any click is a conversion until you narrow it to the buttons that count.',
      view: {kind: 'results', stage: 'collecting'},
    },
    {
      seconds: 5,
      caption: `Read it once the test has reached its planned sample. Here, at ${confidence.value} ${confidence.label}, the interval of the difference is above zero.`,
      view: {kind: 'results', stage: 'decided'},
    },
    {
      seconds: 8,
      chapter: 'Ramp',
      caption: 'Ramp to 100% then sends all of this traffic to the tailored page.',
      view: {kind: 'results', stage: 'ramped', cursor: 'ramp'},
    },
  ],
} as const satisfies Walkthrough;
