import {germanClaims, trialDays} from '../../../content/claims';
import {lineText} from './lineText';
import {tailoredDe} from './tailored.de';
import type {FaqItem} from './types';

const {confidence, confidenceInFaq, edgeLoad, edgeLocations, pageLoad, setupTime, translationTime} = germanClaims;

export const faqDe: readonly FaqItem[] = [
  {
    id: 'developer',
    question: lineText(tailoredDe.question),
    answer: `Nein. Sie installieren die Browser-Erweiterung, öffnen Ihre bestehende Seite und wählen aus, was die KI vorschlägt, oder schreiben selbst. Auf Ihre Website kommt ein Script-Tag, direkt oder über Ihren Tag-Manager; das dauert ${setupTime.value}.`,
  },
  {
    id: 'split',
    question: 'Wie wird der Traffic geteilt?',
    answer:
      'Mit dem Start des Tests teilt er sich 50/50 zwischen Original (Control) und angepasster Fassung (Treatment). Sind die geplanten Besucher da und liegt das Intervall der Differenz ganz über null, schickt „Ramp to 100%“ im Dashboard allen passenden Traffic auf die angepasste Fassung.',
  },
  {
    id: 'winner',
    question: 'Ab wann ist ein Ergebnis verlässlich?',
    answer: `Bei ${confidenceInFaq.value} Konfidenz, sobald die geplanten Besucher da waren. Zwei gleiche Seiten würden sich dann in etwa 1 von 10 Tests so stark unterscheiden.`,
    note: `Sonst stehen hier überall ${confidence.value}. Die Schwelle ist einstellbar.`,
  },
  {
    id: 'conversion',
    question: 'Was zählt als Conversion?',
    answer:
      'Voreingestellt jeder Klick auf der Seite. Sie können auf ausgewählte Buttons eingrenzen und das Experiment-Ereignis an Ihre eigenen Analytics-Tools weitergeben.',
  },
  {
    id: 'speed',
    question: 'Wird meine Seite langsamer?',
    answer: `Das Script-Tag lädt asynchron, der Rest Ihrer Seite wartet also nicht darauf. Tailors Edge mit ${edgeLocations.value} Standorten antwortet in ${edgeLoad.value}, die Änderungen sind in ${pageLoad.value} auf der Seite.`,
  },
  {
    id: 'tools',
    question: 'Welche Analytics-Tools werden unterstützt?',
    answer:
      'Amplitude, Segment und Google Analytics, über einen Callback, den Sie selbst schreiben; er bekommt ein Ereignis, wenn ein Besucher in ein Experiment kommt. Mixpanel und Hotjar erhalten es über Segment oder einen Tag-Manager.',
  },
  {
    id: 'languages',
    question: 'Kann Tailor übersetzen?',
    answer: `Ja. Ein Klick übersetzt eine Seite in ${translationTime.value}, und Besucher sehen die Fassung in der Sprache ihres Browsers.`,
  },
  {
    id: 'price',
    question: 'Was kostet es?',
    answer: `Der Early Access ist kostenlos und begrenzt, und jeder Tarif beginnt mit ${trialDays} Tagen Testphase bei vollem Umfang. Die Tarife unterscheiden sich in Traffic, Zielgruppen und Teammitgliedern.`,
  },
];
