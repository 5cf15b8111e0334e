import type {Language} from '@site/src/lib/audience';

/** The notice that asks before the tag manager is loaded. */
export const consentWords = {
  en: {
    title: 'Cookie choices',
    text: 'May we count visits? If you accept, Google Tag Manager is loaded: it sets cookies and learns which pages you see. If you refuse, it is not loaded, and your visits are not counted.',
    policy: 'Privacy Policy',
    accept: 'Accept',
    refuse: 'Refuse',
    /** The current state, when the notice is opened again. */
    accepted: 'You have accepted.',
    refused: 'You have refused.',
    signal:
      'Your browser asks sites not to share your data (Global Privacy Control). We take that as a refusal until you accept here.',
  },
  de: {
    title: 'Cookie-Auswahl',
    text: 'Dürfen wir Besuche zählen? Wenn Sie zustimmen, wird der Google Tag Manager geladen: Er setzt Cookies und erfährt, welche Seiten Sie sehen. Wenn Sie ablehnen, wird er nicht geladen, und Ihre Besuche werden nicht gezählt.',
    policy: 'Datenschutz',
    accept: 'Zustimmen',
    refuse: 'Ablehnen',
    accepted: 'Sie haben zugestimmt.',
    refused: 'Sie haben abgelehnt.',
    signal:
      'Ihr Browser bittet darum, Ihre Daten nicht weiterzugeben (Global Privacy Control). Das gilt hier als Ablehnung, bis Sie zustimmen.',
  },
} as const satisfies Record<Language, Record<string, string>>;
