import {latestRelease} from '@site/src/content/releases';
import type {Walkthrough} from '..';

/** What is installed before the update. */
const oldVersion = '1.4.5';

export default {
  poster: 11,
  en: [
    {
      seconds: 5,
      chapter: 'Extensions page',
      caption: 'Open chrome://extensions, the page that manages your extensions.',
      view: {kind: 'extensions', developerMode: false, version: oldVersion},
    },
    {
      seconds: 5,
      chapter: 'Developer mode',
      caption: 'Enable developer mode with the toggle at top right.',
      view: {kind: 'extensions', developerMode: true, version: oldVersion, cursor: 'developer-mode'},
    },
    {
      seconds: 3,
      chapter: 'Update',
      caption: "Click 'Update' to refresh all extensions.",
      view: {
        kind: 'extensions',
        developerMode: true,
        version: oldVersion,
        message: 'Updating extensions…',
        cursor: 'update',
      },
    },
    {
      seconds: 5,
      caption: 'Tailor AI now shows the new version.',
      view: {kind: 'extensions', developerMode: true, version: latestRelease.version, message: 'Extensions updated'},
    },
  ],
} as const satisfies Walkthrough;
