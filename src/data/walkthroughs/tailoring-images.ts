import type {Walkthrough} from '@site/src/player';
import {demoPage, officePage} from '../demoPage';

const page = {
  ...demoPage,
  address: officePage.address,
  headline: officePage.headline,
  tailored: ['headline'],
} as const;
const pictures = {
  kind: 'pictures',
  title: 'Picture for offices',
  prompt: 'Coffee on a table at work',
  pictures: ['cup', 'carafe', 'beans'],
} as const;
const tailored = {...page, picture: 'carafe', tailored: ['headline', 'picture']} as const;

export default {
  en: [
    {
      seconds: 5,
      caption: 'The headline speaks to offices. The picture still shows one cup for one person.',
      view: {kind: 'editor', page, panel: {...pictures, prompt: 'Describe a picture'}},
    },
    {
      seconds: 5,
      caption: 'Click the picture and say what it should show.',
      view: {kind: 'editor', page, panel: pictures, selected: 'picture', cursor: 'picture'},
    },
    {
      seconds: 5,
      caption: 'Choose one of the results.',
      view: {kind: 'editor', page: tailored, panel: {...pictures, chosen: 1}, cursor: 'choice'},
    },
    {
      seconds: 7,
      caption: 'It is cropped to its place by itself. Pictures from your own library work the same way.',
      view: {kind: 'editor', page: tailored, panel: {...pictures, chosen: 1}, cursor: 'picture'},
    },
  ],
} as const satisfies Walkthrough;
