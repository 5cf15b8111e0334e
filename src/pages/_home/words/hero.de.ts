import {germanClaims, minutesToLiveTest} from '../../../content/claims';
import type {HeroWords} from './hero.en';
import {patterns, type Opening} from './tailored';

const {confidence, publishTime, setupTime, translationTime} = germanClaims;

export const heroDe: HeroWords = {
  eyebrow: 'Landingpage-Anpassung fürs Marketing',
  tryIt: 'Auf Ihrer Website testen',
  watch: 'Demo ansehen (Englisch)',
  chipsName: 'Diese Seite zeigen für',
  chips: {
    default: 'Standard',
    perfmarketing: 'Performance',
    mentalwellness: 'Gesundheit',
    ecomm: 'E-Commerce',
    german: 'Deutsch',
  },
  hint: 'Wählen Sie eine Zielgruppe, und die ganze Seite passt sich an. Hier ist alles übersetzt; die Striche zeigen, was sich mit jeder Zielgruppe ändert.',
  brand: 'Ihre Marke',
  navigation: ['Angebot', 'Über uns', 'Kontakt'],
  original: {title: 'Control', note: 'Das Original, Beispielzahl'},
  result: {
    title: 'Treatment gegen Control',
    versus: 'zu',
    note: `${confidence.value} Konfidenz, Beispielzahlen`,
  },
  care: {
    shownFor: 'Gezeigt für: ',
    tested: `Getestet 50/50. Veröffentlicht in ${publishTime.value}.`,
    original: 'Die Überschrift des Originals:',
  },
  unpick: {
    unpick: 'Original zeigen',
    restitch: 'Angepasste Seite zeigen',
    unpicked: 'Die Seite zeigt das englische Original.',
    restitched: 'Die Seite ist wieder angepasst.',
  },
};

/** The first screen in German. */
export const openingDe: Opening = {
  headline: {before: 'KI, die Ihre Landingpage an jeden Besuch ', tailored: 'anpasst.', after: ''},
  lead: {
    before: 'Mit Browser-Erweiterung und einem Script-Tag, auf Ihrer bestehenden Seite: zugeschnitten auf ',
    tailored: 'Kampagne, Keyword, Sprache und Gerät.',
    after: ` Ohne Entwicklung, ohne Relaunch, in ${minutesToLiveTest}\u00a0Minuten im Live-Test.`,
  },
  demo: {
    address: `ihreseite.de/?${patterns.german}`,
    headline: {before: '', tailored: 'Diese Seite', after: ' spricht Deutsch'},
    text: `Übersetzt in ${translationTime.value}, geprüft von Ihnen, gezeigt nach der Sprache des Browsers.`,
    button: 'Jetzt testen',
    picture: 'languages',
  },
  blurbs: [
    {
      title: 'Nach Maß',
      text: 'Texte, Bilder und Call-to-Actions wechseln mit der Zielgruppe. Was stört, wird ausgeblendet oder verschoben.',
    },
    {
      title: 'Gemessen am Original',
      text: 'Ein Klick startet den 50/50-Test. Das Dashboard zeigt Conversion-Zuwachs und Interaktion.',
    },
    {
      title: 'In Minuten fertig',
      text: `Ein Script-Tag, ${setupTime.value} Einrichtung, ${publishTime.value} bis zur Veröffentlichung. Kein Deployment.`,
    },
  ],
};
