import type {Language} from '@site/src/lib/audience';
import type {Question} from '@site/src/lib/question';
import * as claims from '../../../content/claims';
import {germanClaims} from '../../../content/claims';
import {lineText, tailored} from './tailored';

export interface FaqItem extends Question {
  readonly id: string;
}

const english: readonly FaqItem[] = [
  {
    id: 'developer',
    question: lineText(tailored.default.question),
    answer: `No. Install the browser extension, open the page you already have, and choose from what the AI suggests or type your own. One script tag goes on your site, directly or through your tag manager; setup takes ${claims.setupTime.value}.`,
  },
  {
    id: 'split',
    question: 'How is traffic split?',
    answer:
      'Starting a test splits traffic 50/50 between the original (control) and the tailored version (treatment). Once the test has reached its planned sample and the interval of the difference is above zero, “Ramp to 100%” in the dashboard sends all matching traffic to the tailored version.',
  },
  {
    id: 'winner',
    question: 'When is a result reliable?',
    answer: `At ${claims.confidenceInFaq.value} confidence, once the test has reached its planned sample. Two equal pages would then differ this much in about 1 test in 10.`,
    note: `Elsewhere on this site the figure is ${claims.confidence.value}. The threshold can be set.`,
  },
  {
    id: 'conversion',
    question: 'What counts as a conversion?',
    answer:
      'By default, any click on the page. You can narrow it to the calls to action that you choose, and send the experiment event to your own analytics.',
  },
  {
    id: 'speed',
    question: 'Will it slow my page down?',
    answer: `The visitor’s version comes from one of ${claims.edgeLocations.value} edge locations. Pages load in ${claims.pageLoad.value}. How to measure what the tag costs on your own page is in the docs.`,
  },
  {
    id: 'tools',
    question: 'Which analytics tools work?',
    answer:
      'Amplitude, Segment and Google Analytics, through a callback that you write; it gets an event when a visitor enters an experiment. Mixpanel receives it through Segment or a tag manager, Hotjar through a tag manager.',
  },
  {
    id: 'languages',
    question: 'Can it translate?',
    answer: `Yes. One click translates a page in ${claims.translationTime.value}, and visitors get the version in their browser’s language.`,
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: `Early access is free and limited, and every plan starts with a ${claims.trialDays}-day free trial with full access. Plans differ in traffic, audience segments and team members.`,
  },
];

const german: readonly FaqItem[] = [
  {
    id: 'developer',
    question: lineText(tailored.german.question),
    answer: `Nein. Sie installieren die Browser-Erweiterung, öffnen Ihre bestehende Seite und wählen aus, was die KI vorschlägt, oder schreiben selbst. Auf Ihre Website kommt ein Script-Tag, direkt oder über Ihren Tag-Manager; das dauert ${germanClaims.setupTime.value}.`,
  },
  {
    id: 'split',
    question: 'Wie wird der Traffic geteilt?',
    answer:
      'Mit dem Start des Tests verteilt er sich 50/50 auf Original (Control) und angepasste Variante (Treatment). Ist die geplante Besucherzahl erreicht und liegt das Intervall der Differenz ganz über null, schickt „Ramp to 100%“ im Dashboard den gesamten passenden Traffic auf die angepasste Variante.',
  },
  {
    id: 'winner',
    question: 'Ab wann ist ein Ergebnis verlässlich?',
    answer: `Bei ${germanClaims.confidenceInFaq.value} Konfidenz, sobald die geplante Besucherzahl erreicht ist. Zwei gleiche Seiten würden sich dann in etwa 1 von 10 Tests so stark unterscheiden.`,
    note: `An allen anderen Stellen gilt ${germanClaims.confidence.value}. Die Schwelle ist einstellbar.`,
  },
  {
    id: 'conversion',
    question: 'Was zählt als Conversion?',
    answer:
      'Standardmäßig zählt jeder Klick auf der Seite. Sie können die Zählung auf ausgewählte Buttons eingrenzen und das Experiment-Ereignis an Ihre eigenen Analytics-Tools weitergeben.',
  },
  {
    id: 'speed',
    question: 'Wird meine Seite langsamer?',
    answer: `Die passende Variante kommt von einem der über ${germanClaims.edgeLocations.value.replace('+', '')} Edge-Standorte. Seiten laden in ${germanClaims.pageLoad.value}. Wie Sie messen, was das Tag auf Ihrer eigenen Seite kostet, steht in der Dokumentation.`,
  },
  {
    id: 'tools',
    question: 'Welche Analytics-Tools werden unterstützt?',
    answer:
      'Amplitude, Segment und Google Analytics, über einen Callback, den Sie selbst schreiben; er bekommt ein Ereignis, wenn ein Besucher in ein Experiment kommt. Mixpanel erhält es über Segment oder einen Tag-Manager, Hotjar über einen Tag-Manager.',
  },
  {
    id: 'languages',
    question: 'Kann Tailor übersetzen?',
    answer: `Ja. Ein Klick übersetzt eine Seite in ${germanClaims.translationTime.value}, und Besucher sehen die Variante in der Sprache ihres Browsers.`,
  },
  {
    id: 'price',
    question: 'Was kostet es?',
    answer: `Der Early Access ist kostenlos und begrenzt, und jeder Tarif beginnt mit ${claims.trialDays} Tagen Testphase mit vollem Funktionsumfang. Die Tarife unterscheiden sich in Traffic, Zielgruppen und Teammitgliedern.`,
  },
];

export const faq = {en: english, de: german} satisfies Record<Language, readonly FaqItem[]>;
