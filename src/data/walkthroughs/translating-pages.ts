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
      at: 0,
      caption: 'An English page, and an advertisement that runs in Germany as well.',
      view: {kind: 'editor', page: demoPage, panel: {...languages, chosen: 0}},
    },
    {
      at: 5,
      caption: 'Choose German.',
      view: {kind: 'editor', page: demoPage, panel: {...languages, chosen: 1}, cursor: 'choice'},
    },
    {
      at: 9,
      caption: 'About 30 seconds later every outlined part reads German. Click any of them to adjust it.',
      view: {kind: 'editor', page: translated, panel: {...languages, chosen: 1}, cursor: 'headline'},
    },
    {
      at: 15,
      caption: 'Show it to browsers that are set to German, or to one campaign.',
      view: {
        kind: 'editor',
        page: translated,
        panel: {kind: 'publish', address: 'yoursite.com/coffee', rule: 'browser language: German', stage: 'ready'},
        cursor: 'publish',
      },
    },
    {
      at: 20,
      caption: 'The original stays as it was.',
      view: {kind: 'split', control: demoPage, treatment: translated},
    },
  ],
} as const satisfies Walkthrough;
