import type {Language} from '@site/src/lib/audience';

export const videoHeading: Readonly<Record<Language, string>> = {
  en: 'From idea to live test in one sitting',
  de: 'Von der Idee zum Live-Test in einer Sitzung',
};
