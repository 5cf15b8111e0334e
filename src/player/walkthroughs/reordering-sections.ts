import type {Walkthrough} from '..';
import {editor, officePage} from './demoPage';

const page = {...officePage, tailored: ['headline', 'text']} as const;
const [roasts, reviews, delivery] = officePage.blocks;
const tailored = {...page, blocks: [delivery, roasts, reviews], tailored: ['headline', 'text', 'delivery']} as const;
const order = {kind: 'order', title: 'Sections, for offices'} as const;
const items = [roasts.label, reviews.label, delivery.label] as const;
const newItems = [delivery.label, roasts.label, reviews.label] as const;

export default {
  poster: 12,
  en: [
    {
      seconds: 4,
      chapter: 'See what they ask first',
      caption: 'Offices ask about delivery first. On this page it comes last.',
      view: editor(page, {cursor: 'delivery'}),
    },
    {
      seconds: 4,
      caption: 'Start Tailor and click the section. The list shows the order of the page.',
      view: editor(page, {panel: {...order, items}, selected: 'delivery', cursor: 'delivery'}),
    },
    {
      seconds: 3,
      chapter: 'Move it up',
      caption: 'Grab Delivery in the list.',
      view: editor(page, {panel: {...order, items, dragged: 2}, selected: 'delivery', cursor: 'field'}),
    },
    {
      seconds: 4,
      caption: 'Drag it to the top. The page follows.',
      view: editor(tailored, {panel: {...order, items: newItems, dragged: 0}, selected: 'delivery', cursor: 'field'}),
    },
    {
      seconds: 5,
      chapter: 'See both versions',
      caption: 'For this audience, the page now answers in the order they ask.',
      view: {
        kind: 'visitors',
        arms: [
          {who: 'Before', page},
          {who: 'For offices', page: tailored},
        ],
      },
    },
  ],
} as const satisfies Walkthrough;
