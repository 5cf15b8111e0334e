import type {Walkthrough} from '@site/src/player';
import {demoPage, officePage} from '../demoPage';

const page = {
  ...demoPage,
  address: officePage.address,
  headline: officePage.headline,
  tailored: ['headline'],
} as const;
const buttons = {
  kind: 'choices',
  title: 'Button for offices',
  choices: [{label: demoPage.button, detail: 'original'}, {label: officePage.button}, {label: 'See office plans'}],
} as const;
const tailored = {...page, button: officePage.button, tailored: ['headline', 'button']} as const;

export default {
  en: [
    {
      seconds: 5,
      caption: 'A button that says Shop coffee asks an office manager for the wrong thing.',
      view: {kind: 'editor', page, panel: {...buttons, chosen: 0}},
    },
    {
      seconds: 5,
      caption: 'Click the button to change its words and the address it leads to.',
      view: {kind: 'editor', page, panel: {...buttons, chosen: 0}, selected: 'button', cursor: 'button'},
    },
    {
      seconds: 5,
      caption: 'Choose the words that suit this audience.',
      view: {kind: 'editor', page: tailored, panel: {...buttons, chosen: 1}, cursor: 'choice'},
    },
    {
      seconds: 5,
      caption: 'The page keeps its design. Only the button says something else.',
      view: {kind: 'editor', page: tailored, panel: {...buttons, chosen: 1}, cursor: 'button'},
    },
  ],
} as const satisfies Walkthrough;
