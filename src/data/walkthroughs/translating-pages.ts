import type {Walkthrough} from '@site/src/player';
import {demoPage, germanDemoPage} from '../demoPage';

const languages = {
  kind: 'choices',
  title: 'Language',
  choices: [{label: 'English', detail: 'original'}, {label: 'German'}, {label: 'French'}, {label: 'Spanish'}],
} as const;
const translated = {
  ...germanDemoPage,
  address: demoPage.address,
  tailored: ['banner', 'headline', 'text', 'button', 'roasts', 'reviews', 'delivery'],
} as const;

export default {
  en: [
    {
      seconds: 5,
      caption: 'An English page, and an advertisement that runs in Germany as well.',
      view: {kind: 'editor', page: demoPage, panel: {...languages, chosen: 0}},
    },
    {
      seconds: 4,
      caption: 'Choose German.',
      view: {kind: 'editor', page: demoPage, panel: {...languages, chosen: 1}, cursor: 'choice'},
    },
    {
      seconds: 6,
      caption: 'About 30 seconds later every outlined part reads German. Click any of them to adjust it.',
      view: {kind: 'editor', page: translated, panel: {...languages, chosen: 1}, cursor: 'headline'},
    },
    {
      seconds: 5,
      caption: 'Show it to browsers that are set to German, or to one campaign.',
      view: {
        kind: 'editor',
        page: translated,
        panel: {kind: 'publish', address: 'yoursite.com/coffee', rule: 'browser language: German', stage: 'ready'},
        cursor: 'publish',
      },
    },
    {
      seconds: 4,
      caption: 'The original stays as it was.',
      view: {kind: 'split', control: demoPage, treatment: translated},
    },
  ],
} as const satisfies Walkthrough;
