import type {Walkthrough} from '..';
import {audiencePanel, demoPage, editor} from './demoPage';

export default {
  poster: 4,
  en: [
    {
      seconds: 3,
      chapter: 'Add it',
      caption: 'Open Tailor AI in the Chrome Web Store and click Add to Chrome.',
      view: {kind: 'store', stage: 'listed', cursor: 'add'},
    },
    {
      seconds: 3,
      caption: 'Chrome asks once. Click Add extension.',
      view: {kind: 'store', stage: 'asking', cursor: 'confirm'},
    },
    {
      seconds: 3,
      chapter: 'Pin it',
      caption: 'It is now in the list behind the puzzle piece.',
      view: {kind: 'store', stage: 'added'},
    },
    {
      seconds: 3,
      caption: 'Click the pin to keep it in the toolbar.',
      view: editor(demoPage, {menu: 'pinned', cursor: 'pin'}),
    },
    {
      seconds: 4,
      chapter: 'Open it',
      caption: 'Go to the page you want to tailor and click Tailor’s button.',
      view: editor(demoPage, {panel: audiencePanel, cursor: 'extension'}),
    },
  ],
} as const satisfies Walkthrough;
