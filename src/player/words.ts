import type {Language} from '@site/src/audience';
import type {PagePart} from './scenes';

/** The words on the player's controls and in the drawn interface. */
export interface Words {
  /** For numbers in the drawings. */
  readonly locale: string;
  readonly play: string;
  readonly pause: string;
  readonly playAgain: string;
  readonly start: string;
  readonly position: string;
  readonly of: string;
  readonly captions: string;
  readonly chapter: string;
  readonly speed: string;
  readonly transcript: string;
  readonly parts: Readonly<Record<PagePart, string>>;
  readonly navigation: readonly string[];
  readonly brand: string;
  readonly hidden: string;
  readonly publish: string;
  readonly publishing: string;
  readonly live: string;
  readonly address: string;
  readonly shownTo: string;
  readonly splitNote: string;
  readonly results: string;
  readonly sample: string;
  readonly version: string;
  readonly control: string;
  readonly controlNote: string;
  readonly treatment: string;
  readonly treatmentNote: string;
  readonly traffic: string;
  readonly visitors: string;
  readonly conversion: string;
  readonly collecting: string;
  readonly decided: string;
  readonly ramp: string;
  readonly ramped: string;
  readonly extensions: string;
  readonly extensionSummary: string;
  readonly developerMode: string;
  readonly update: string;
  readonly store: string;
  readonly add: string;
  readonly added: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly startTest: string;
  readonly testing: string;
  readonly traditional: string;
}

export const wordsIn: Readonly<Record<Language, Words>> = {
  en: {
    locale: 'en-US',
    play: 'Play',
    pause: 'Pause',
    playAgain: 'Play again',
    start: 'Start the walk-through',
    position: 'Position',
    of: 'of',
    captions: 'Captions',
    chapter: 'Chapter',
    speed: 'Speed',
    transcript: 'What the video shows',
    parts: {
      banner: 'Banner',
      headline: 'Headline',
      text: 'Text',
      button: 'Button',
      picture: 'Picture',
      roasts: 'Section',
      reviews: 'Section',
      delivery: 'Section',
    },
    navigation: ['Shop', 'Plans', 'About'],
    brand: 'Your brand',
    hidden: 'Hidden for this audience',
    publish: 'Publish',
    publishing: 'Publishing…',
    live: 'Live',
    address: 'Address',
    shownTo: 'Shown to',
    splitNote: 'of visitors',
    results: 'Test results',
    sample: 'Sample figures',
    version: 'Version',
    control: 'Control',
    controlNote: 'The original page',
    treatment: 'Treatment',
    treatmentNote: 'The tailored page',
    traffic: 'Traffic',
    visitors: 'Visitors',
    conversion: 'Conversion',
    collecting: 'Collecting data',
    decided: '95% confidence',
    ramp: 'Ramp to 100%',
    ramped: 'Fully ramped',
    extensions: 'Extensions',
    extensionSummary: 'Tailors the page you are on.',
    developerMode: 'Developer mode',
    update: 'Update',
    store: 'Chrome Web Store',
    add: 'Add to Chrome',
    added: 'Added to Chrome',
    confirm: 'Add extension',
    cancel: 'Cancel',
    startTest: 'Start Test',
    testing: 'In experiment, 50/50',
    traditional: 'Traditional tools',
  },
  de: {
    locale: 'de-DE',
    play: 'Abspielen',
    pause: 'Anhalten',
    playAgain: 'Noch einmal abspielen',
    start: 'Rundgang starten',
    position: 'Position',
    of: 'von',
    captions: 'Untertitel',
    chapter: 'Kapitel',
    speed: 'Tempo',
    transcript: 'Was das Video zeigt',
    parts: {
      banner: 'Hinweis',
      headline: 'Überschrift',
      text: 'Text',
      button: 'Schaltfläche',
      picture: 'Bild',
      roasts: 'Abschnitt',
      reviews: 'Abschnitt',
      delivery: 'Abschnitt',
    },
    navigation: ['Shop', 'Abos', 'Über uns'],
    brand: 'Ihre Marke',
    hidden: 'Für diese Zielgruppe ausgeblendet',
    publish: 'Veröffentlichen',
    publishing: 'Wird veröffentlicht …',
    live: 'Live',
    address: 'Adresse',
    shownTo: 'Gezeigt bei',
    splitNote: 'der Besucher',
    results: 'Testergebnisse',
    sample: 'Beispielzahlen',
    version: 'Version',
    control: 'Kontrolle',
    controlNote: 'Die ursprüngliche Seite',
    treatment: 'Variante',
    treatmentNote: 'Die angepasste Seite',
    traffic: 'Anteil',
    visitors: 'Besucher',
    conversion: 'Conversion',
    collecting: 'Daten werden gesammelt',
    decided: '95 % Konfidenz',
    ramp: 'Auf 100 % ausrollen',
    ramped: 'Vollständig ausgerollt',
    extensions: 'Erweiterungen',
    extensionSummary: 'Passt die Seite an, auf der Sie sind.',
    developerMode: 'Entwicklermodus',
    update: 'Aktualisieren',
    store: 'Chrome Web Store',
    add: 'Hinzufügen',
    added: 'Hinzugefügt',
    confirm: 'Erweiterung hinzufügen',
    cancel: 'Abbrechen',
    startTest: 'Test starten',
    testing: 'Im Test, 50/50',
    traditional: 'Herkömmliche Werkzeuge',
  },
};
