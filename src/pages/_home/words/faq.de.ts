import {trialDays} from '../../../content/claims';
import type {Question} from './types';

export const faqDe: readonly Question[] = [
  {
    id: 'developer',
    question: 'Brauche ich eine Entwicklerin oder einen Entwickler?',
    answer:
      'Nein. Sie installieren die Browser-Erweiterung, bearbeiten Ihre bestehende Seite und veröffentlichen. Auf Ihre Website kommt ein Script-Tag, direkt oder über Ihren Tag-Manager; das dauert etwa 5 Minuten.',
  },
  {
    id: 'split',
    question: 'Wie wird der Traffic geteilt?',
    answer:
      'Mit dem Start des Tests teilt er sich 50/50 zwischen Original (Control) und angepasster Fassung (Treatment). Wenn Sie zufrieden sind, schickt „Ramp to 100%“ im Dashboard allen Traffic auf die angepasste Fassung.',
  },
  {
    id: 'winner',
    question: 'Ab wann ist ein Ergebnis ein Ergebnis?',
    answer: 'Bei 90 % Konfidenz. Ab da käme ein Unterschied dieser Größe nur selten durch Zufall allein zustande.',
    note: 'Sonst stehen hier überall 95 %. Die Schwelle ist einstellbar.',
  },
  {
    id: 'conversion',
    question: 'Was zählt als Conversion?',
    answer:
      'Voreingestellt jeder Klick auf der Seite. Sie können auf ausgewählte Schaltflächen eingrenzen und die Ereignisse an Ihre eigene Auswertung weitergeben.',
  },
  {
    id: 'speed',
    question: 'Wird meine Seite langsamer?',
    answer:
      'Angepasste Seiten laden in unter 2 Sekunden und kommen von 1.600+ Edge-Standorten. Das Script ist eine Zeile.',
  },
  {
    id: 'tools',
    question: 'Welche Analytics-Werkzeuge gehen?',
    answer:
      'GA4, Amplitude, Mixpanel, Segment und Hotjar. Jedes Werkzeug, das ein Ereignis aus JavaScript annimmt, geht über den Callback oder den Data Layer.',
  },
  {
    id: 'languages',
    question: 'Kann Tailor übersetzen?',
    answer:
      'Ja. Ein Klick übersetzt eine Seite in etwa 30 Sekunden, und Besucher sehen die Fassung in der Sprache ihres Browsers.',
  },
  {
    id: 'price',
    question: 'Was kostet es?',
    answer: `Der frühe Zugang ist kostenlos und begrenzt, jeder Tarif beginnt mit ${trialDays} Tagen Testphase bei vollem Umfang. Die Tarife unterscheiden sich in Traffic, Zielgruppen und Teammitgliedern.`,
  },
];
