import {germanClaims, minutesToLiveTest} from '../../../content/claims';
import type {Opening} from './types';

const {publishTime, setupTime} = germanClaims;

/** The first screen in German. */
export const openingDe: Opening = {
  headline: {before: 'KI, die Ihre Landingpage jedem Besuch ', tailored: 'anpasst.', after: ''},
  lead: {
    before: 'Direkt im Browser, auf der Seite, die Sie schon haben: zugeschnitten auf ',
    tailored: 'Kampagne, Keyword, Sprache und Gerät.',
    after: ` Ohne Entwicklung, ohne Relaunch, in ${minutesToLiveTest} Minuten im Live-Test.`,
  },
  blurbs: [
    {
      id: 'made',
      title: 'Nach Maß',
      text: 'Texte, Bilder und Call-to-Actions wechseln mit der Zielgruppe. Was stört, wird ausgeblendet oder verschoben.',
    },
    {
      id: 'measured',
      title: 'Gemessen am Original',
      text: 'Ein Klick startet den 50/50-Test. Das Dashboard zeigt Conversion-Zuwachs und Interaktion.',
    },
    {
      id: 'finished',
      title: 'In Minuten fertig',
      text: `Ein Script-Tag, ${setupTime.value} Einrichtung, ${publishTime.value} bis zur Veröffentlichung. Kein Deployment.`,
    },
  ],
};
