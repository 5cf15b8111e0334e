import type {Walkthrough} from '..';
import {demoPage, editor, officePage} from './demoPage';

const page = {
  ...demoPage,
  address: officePage.address,
  headline: officePage.headline,
  tailored: ['headline'],
} as const;
const panel = {kind: 'pictures', title: 'Image for offices', prompt: 'Coffee on a table at work'} as const;
const results = ['cup', 'carafe', 'beans'] as const;
const tailored = {...page, picture: 'carafe', tailored: ['headline', 'picture']} as const;
const libraries = {
  kind: 'choices',
  title: 'Your own images',
  choices: [
    {label: 'File storage', detail: 'connected library'},
    {label: 'Digital-asset system', detail: 'connected library'},
  ],
} as const;

export default {
  poster: 10,
  en: [
    {
      seconds: 4,
      chapter: 'Describe the image',
      caption: 'The headline speaks to offices. The image still shows one cup: click it.',
      view: editor(page, {panel: {...panel, prompt: 'Describe an image'}, selected: 'picture', cursor: 'picture'}),
    },
    {
      seconds: 3,
      caption: 'Say what this audience should see.',
      view: editor(page, {panel, selected: 'picture', cursor: 'field'}),
    },
    {
      seconds: 2,
      caption: 'AI generates a few versions.',
      view: editor(page, {panel: {...panel, results: 'drawing'}, selected: 'picture'}),
    },
    {
      seconds: 4,
      chapter: 'Choose and crop',
      caption: 'Choose one of the results.',
      view: editor(tailored, {panel: {...panel, results, chosen: 1}, cursor: 'choice'}),
    },
    {
      seconds: 4,
      caption: 'It is cropped to fit its place on the page.',
      view: editor(tailored, {
        panel: {kind: 'crop', title: 'Crop', picture: 'carafe', note: 'The outlined part is what the page shows.'},
        selected: 'picture',
        cursor: 'picture',
      }),
    },
    {
      seconds: 5,
      chapter: 'Use your own',
      caption: 'Images from libraries you connect work the same way.',
      view: editor(tailored, {panel: {...libraries, chosen: 1}, cursor: 'choice'}),
    },
  ],
} as const satisfies Walkthrough;
