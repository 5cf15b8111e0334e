import type {TailoredLines} from './types';

/** The same lines in German, stitched where the other audiences find theirs. */
export const tailoredDe: TailoredLines = {
  walkthrough: {
    before: 'Seite öffnen, ',
    tailored: 'für die Zielgruppe',
    after: ' anpassen, veröffentlichen, Test starten. Der Rundgang dauert weniger als eine Minute.',
  },
  statement: {
    before: '',
    tailored: 'Das Marketing',
    after: ' bringt jeden Test selbst online, und das Original bleibt, wie es ist.',
  },
  tiles: {
    before: 'Die Seite bleibt Ihre. Tailor ändert nur, worauf es ',
    tailored: 'diesem Besucher',
    after: ' ankommt.',
  },
  conversion: {
    before: 'Jeder Klick zählt als Conversion, bis Sie auf ',
    tailored: 'die wichtigen Buttons',
    after: ' eingrenzen.',
  },
  question: {before: 'Brauche ich ', tailored: 'eine Entwicklerin oder einen Entwickler?', after: ''},
  closing: {before: 'Kein Werbegeld mehr für Seiten, die nicht ', tailored: 'passen.', after: ''},
};
