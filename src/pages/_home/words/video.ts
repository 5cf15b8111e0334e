import type {VideoWords} from './types';

export const videoEn: VideoWords = {
  heading: 'From idea to live test in one sitting',
  lead: 'Open the page, change what this audience should read, start the test. The walk-through takes less than a minute.',
};

export const videoDe: VideoWords = {
  heading: 'Von der Idee zum Live-Test in einem Zug',
  lead: 'Seite öffnen, ändern, was diese Zielgruppe lesen soll, Test starten. Der Rundgang dauert weniger als eine Minute.',
};
