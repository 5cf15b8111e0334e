import type {Opening} from './types';

/** The first screen in German. */
export const openingDe: Opening = {
  headline: {before: 'Eine Landingpage, auf jeden Besuch ', tailored: 'zugeschnitten', after: '.'},
  lead: 'Passen Sie Ihre bestehende Seite an jede Kampagne, jedes Keyword, jede Sprache und jedes Gerät an. Ohne Entwicklung, ohne Neubau, und in 2 Minuten im Live-Test.',
  blurbs: [
    {
      id: 'made',
      title: 'Nach Maß',
      text: 'Texte, Bilder und Handlungsaufrufe wechseln mit der Zielgruppe. Was stört, wird ausgeblendet oder verschoben.',
    },
    {
      id: 'measured',
      title: 'Von Anfang an gemessen',
      text: 'Jede angepasste Seite startet als 50/50-Test gegen das Original. Sprechen die Zahlen dafür, geht sie auf 100 %.',
    },
    {
      id: 'finished',
      title: 'In Minuten fertig',
      text: 'Ein Script-Tag, etwa 5 Minuten Einrichtung, etwa 2 Sekunden bis zur Veröffentlichung. Kein Deployment.',
    },
  ],
};
