import {germanClaims} from '../../../content/claims';
import type {HeroWords} from './types';

export const heroDe: HeroWords = {
  eyebrow: 'Landingpage-Anpassung fürs Marketing',
  tryIt: 'Auf Ihrer Website testen',
  watch: 'Demo ansehen',
  demoName: 'Vorschau einer Landingpage für jede Zielgruppe',
  demoHint: 'Wählen Sie eine Zielgruppe. Gestrichelt: für sie angepasst. Standard ist das Original.',
  result: {
    title: 'Treatment gegen Control',
    versus: 'zu',
    note: `${germanClaims.confidence.value} Konfidenz, Beispielzahlen`,
  },
  demo: {
    default: {
      label: 'Standard',
      address: 'ihreseite.de',
      headline: {before: 'Eine Seite für alle, die klicken', tailored: '', after: ''},
      text: 'Das ist Ihre Seite von heute, die Control. Alle lesen dieselbe Überschrift.',
      button: 'Loslegen',
      picture: 'page',
    },
    perfmarketing: {
      label: 'Performance',
      address: 'ihreseite.de/?utm_campaign=roas-*',
      headline: {before: '', tailored: 'Mehr ROAS', after: ' aus Klicks, die Sie schon bezahlen'},
      text: 'Die Überschrift passt zur Anzeige, der Test läuft gegen das Original, die bessere Seite bleibt.',
      button: 'Uplift ansehen',
      picture: 'results',
    },
    mentalwellness: {
      label: 'Gesundheit',
      address: 'ihreseite.de/?utm_term=*schlaf*',
      headline: {before: 'Ab hier werden Nächte ', tailored: 'ruhiger', after: ''},
      text: 'Sprechen Sie mit jemandem, der zuhört, wann es Ihnen passt. Am Anfang steht ein kurzes Gespräch.',
      button: 'Termin finden',
      picture: 'night',
    },
    ecomm: {
      label: 'E-Commerce',
      address: 'ihreseite.de/?utm_campaign=spring-*',
      headline: {before: 'Die ', tailored: 'Frühlingsjacken', after: ' aus der Anzeige zuerst'},
      text: 'Die angeklickte Kollektion, mit Größen und Lieferzeit daneben. Der Rest wartet weiter unten.',
      button: 'Zu den Jacken',
      picture: 'jacket',
    },
    german: {
      label: 'Deutsch',
      address: 'ihreseite.de  ·  Accept-Language: de',
      headline: {before: '', tailored: 'Diese Seite', after: ' spricht Deutsch'},
      text: `Übersetzt in ${germanClaims.translationTime.value}, geprüft von Ihnen, gezeigt nach der Sprache des Browsers.`,
      button: 'Jetzt testen',
      picture: 'languages',
    },
  },
};
