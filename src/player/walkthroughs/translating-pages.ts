import type {Walkthrough} from '..';
import {demoPage, editor, germanDemoPage} from './demoPage';
import {translationTime} from '../../content/claims';

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
  poster: 9,
  en: [
    {
      seconds: 4,
      chapter: 'Choose a language',
      caption: 'An English page, and an ad that runs in Germany as well.',
      view: editor(demoPage, {panel: {...languages, chosen: 0}}),
    },
    {
      seconds: 4,
      caption: `Choose German. It takes ${translationTime.value}.`,
      view: editor(demoPage, {panel: {...languages, chosen: 1, busy: 'Translating…'}, cursor: 'choice'}),
    },
    {
      seconds: 6,
      chapter: 'Check the words',
      caption: 'Every outlined part is now in German. Click any of them to adjust it.',
      view: editor(translated, {panel: {...languages, chosen: 1}, selected: 'headline', cursor: 'headline'}),
    },
    {
      seconds: 5,
      chapter: 'Show it to the right browsers',
      caption: 'Show it to browsers set to German, or to one campaign.',
      view: editor(translated, {
        panel: {kind: 'publish', address: 'yoursite.com/coffee-de', rule: 'browser language: German', stage: 'ready'},
        cursor: 'publish',
      }),
    },
    {
      seconds: 5,
      caption: 'The original stays as it was.',
      view: {
        kind: 'visitors',
        arms: [
          {who: 'Browser in English', page: demoPage},
          {who: 'Browser in German', page: translated},
        ],
      },
    },
  ],
} as const satisfies Walkthrough;
