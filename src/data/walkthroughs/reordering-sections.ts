import type {Walkthrough} from '@site/src/player';
import {officePage} from '../demoPage';

const actions = {
  kind: 'choices',
  title: 'Section, for offices',
  choices: [{label: 'Leave in place'}, {label: 'Move to the front'}, {label: 'Hide'}],
} as const;
const page = {...officePage, tailored: ['headline', 'text']} as const;
const [roasts, reviews, delivery] = officePage.blocks;
const tailored = {...page, blocks: [delivery, roasts, reviews], tailored: ['headline', 'text', 'delivery']} as const;

export default {
  en: [
    {
      seconds: 5,
      caption: 'Offices ask about delivery first. On this page it comes last.',
      view: {kind: 'editor', page, panel: {...actions, chosen: 0}},
    },
    {
      seconds: 4,
      caption: 'Click the section.',
      view: {kind: 'editor', page, panel: {...actions, chosen: 0}, selected: 'delivery', cursor: 'delivery'},
    },
    {
      seconds: 5,
      caption: 'Choose Move to the front.',
      view: {kind: 'editor', page: tailored, panel: {...actions, chosen: 1}, cursor: 'choice'},
    },
    {
      seconds: 6,
      caption: 'For this audience the page now answers in the order they ask.',
      view: {kind: 'editor', page: tailored, panel: {...actions, chosen: 1}, cursor: 'delivery'},
    },
  ],
} as const satisfies Walkthrough;
