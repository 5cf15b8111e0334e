import {germanClaims} from '../../../content/claims';
import {patterns} from './patterns';
import type {DemoVersion, HeroWords} from './types';

export const heroDe: HeroWords = {
  eyebrow: 'Landingpage-Anpassung fürs Marketing',
  tryIt: 'Auf Ihrer Website testen',
  watch: 'Demo ansehen',
  chipsName: 'Diese Seite zuschneiden für',
  chips: {
    default: 'Standard',
    perfmarketing: 'Performance',
    mentalwellness: 'Gesundheit',
    ecomm: 'E-Commerce',
    german: 'Deutsch',
  },
  hint: 'Wählen Sie eine Zielgruppe, und diese ganze Seite wird für sie zugeschnitten. Umnäht ist, was sich dabei ändert.',
  brand: 'Ihre Marke',
  navigation: ['Angebot', 'Berichte', 'Kontakt'],
  original: {title: 'Control', note: 'Das Original, Beispielzahl'},
  result: {
    title: 'Treatment gegen Control',
    versus: 'zu',
    note: `${germanClaims.confidence.value} Konfidenz, Beispielzahlen`,
  },
};

/** The small landing page, for visitors who read German. */
export const demoDe: DemoVersion = {
  address: `ihreseite.de/?${patterns.german}`,
  headline: {before: '', tailored: 'Diese Seite', after: ' spricht Deutsch'},
  text: `Übersetzt in ${germanClaims.translationTime.value}, geprüft von Ihnen, gezeigt nach der Sprache des Browsers.`,
  button: 'Jetzt testen',
  picture: 'languages',
};
