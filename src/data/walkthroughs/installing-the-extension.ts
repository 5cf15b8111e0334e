import type {Walkthrough} from '@site/src/player';
import {demoPage} from '../demoPage';

const audiences = {
  kind: 'choices',
  title: 'Who is this page for?',
  choices: [
    {label: 'A campaign', detail: 'utm_campaign'},
    {label: 'A language', detail: 'browser language'},
    {label: 'A device', detail: 'phone or desktop'},
  ],
} as const;

export default {
  en: [
    {
      seconds: 4,
      caption: 'Open the Tailor AI listing in the Chrome Web Store.',
      view: {kind: 'extensions', developerMode: false},
    },
    {
      seconds: 4,
      caption: 'Click Add to Chrome.',
      view: {kind: 'extensions', developerMode: false, cursor: 'add'},
    },
    {
      seconds: 4,
      caption: 'The extension is there and switched on.',
      view: {kind: 'extensions', developerMode: false, version: '1.5.0'},
    },
    {
      seconds: 4,
      caption: 'Go to the page you want to tailor and open it.',
      view: {kind: 'editor', page: demoPage, panel: audiences},
    },
  ],
} as const satisfies Walkthrough;
