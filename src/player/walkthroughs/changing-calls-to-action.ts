import type {Walkthrough} from '..';
import {bothVersions, demoPage, editor, officePage} from './demoPage';

const page = {
  ...demoPage,
  address: officePage.address,
  headline: officePage.headline,
  tailored: ['headline'],
} as const;
const title = 'Button for offices';
const words = {label: 'Words', value: demoPage.button};
const link = {label: 'Destination link', value: '/shop'};
const newWords = {...words, value: officePage.button};
const newLink = {...link, value: '/offices/quote'};
const tailored = {...page, button: officePage.button, tailored: ['headline', 'button']} as const;

export default {
  poster: 13,
  en: [
    {
      seconds: 4,
      chapter: 'Find the button',
      caption: '“Shop coffee” is the wrong button for an office manager.',
      view: editor(page, {cursor: 'button'}),
    },
    {
      seconds: 4,
      caption: 'Start Tailor and click the button.',
      view: editor(page, {panel: {kind: 'fields', title, fields: [words, link]}, selected: 'button', cursor: 'button'}),
    },
    {
      seconds: 4,
      chapter: 'Change words and link',
      caption: 'Write the words that suit this audience.',
      view: editor(tailored, {
        panel: {kind: 'fields', title, fields: [newWords, link], active: 0},
        selected: 'button',
        cursor: 'field',
      }),
    },
    {
      seconds: 4,
      caption: 'Set the destination link, so the button leads where it says.',
      view: editor(tailored, {
        panel: {kind: 'fields', title, fields: [newWords, newLink], active: 1},
        selected: 'button',
        cursor: 'field',
      }),
    },
    {
      seconds: 4,
      chapter: 'See both versions',
      caption: 'The page keeps its design. For offices, the button has its own words and link.',
      view: bothVersions(demoPage, tailored),
    },
  ],
} as const satisfies Walkthrough;
