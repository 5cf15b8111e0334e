import type {VideoWords} from './types';

export const videoEn: VideoWords = {
  heading: 'From idea to live test in one sitting',
  lead: 'Open the page, change what this audience reads, publish, start the test. The walk-through takes less than a minute.',
};

export const videoDe: VideoWords = {
  heading: 'Von der Idee zum Live-Test in einer Sitzung',
  lead: 'Seite öffnen, für die Zielgruppe anpassen, veröffentlichen, Test starten. Der Rundgang dauert weniger als eine Minute.',
};
