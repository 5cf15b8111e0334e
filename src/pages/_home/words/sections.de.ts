import {ideaToLiveTestInGerman, moreExperiments, trialDays} from '../../../content/claims';
import {faqDe} from './faq.de';
import {placeholder} from '@site/src/lib/placeholder';
import type {SectionWords} from './types';

export const sectionsDe: SectionWords = {
  stats: {
    name: 'In Zahlen',
    figures: [ideaToLiveTestInGerman, {value: moreExperiments.value, label: 'mehr Experimente'}],
    statement: 'Das Marketing bringt den Test selbst online. Die Entwicklung bekommt davon nichts mit.',
  },
  tiles: {
    heading: 'Alles auf der Seite lässt sich anpassen',
    lead: 'Die Seite bleibt Ihre. Tailor ändert, was dieser Besuch anders sehen soll, und lässt den Rest in Ruhe.',
    more: 'Weiterlesen',
    items: {
      copy: {
        id: 'copy',
        label: 'Texte anpassen',
        description: 'Überschriften und Texte in Ihrem Ton, für jede Zielgruppe und Sprache.',
        tooltip: 'Vorgaben für die ganze Organisation halten den Ton. Eine Übersetzung dauert etwa 30 Sekunden.',
        link: '/features/smart-copy-tailoring',
      },
      testing: {
        id: 'testing',
        label: 'A/B-Tests und Auswertung',
        description: 'Control und Treatment nebeneinander, ab dem ersten Besuch.',
        tooltip: 'Mit dem Start des Tests teilt sich der Traffic 50/50. Auf 100 % geht es im Dashboard.',
        link: '/features/ab-testing-analytics',
      },
      targeting: {
        id: 'targeting',
        label: 'Zielgruppen ansprechen',
        description: 'Auslöser sind UTM-Muster, eigene Adressen, Gerät oder Browsersprache.',
        tooltip: 'Muster passen auf Anfang, Ende oder Mitte: spring*, *sale, *brand*.',
        link: '/features/audience-targeting',
      },
      images: {
        id: 'images',
        label: 'Bilder anpassen',
        description: 'Bilder erzeugen, zuschneiden und tauschen, passend zum Gegenüber.',
        tooltip: 'Text aus Bildern entfernen, Bibliotheken verbinden, Alternativtexte gleich mitschreiben lassen.',
        link: '/features/image-tailoring',
      },
    },
  },
  analytics: {
    heading: 'Wissen, welche Fassung es war',
    lead: 'Das Dashboard zeigt für jede angepasste Seite Conversion-Zuwachs und Interaktion. Ihre eigenen Werkzeuge bekommen dieselben Ereignisse.',
    points: [
      'Jeder Klick zählt als Conversion, bis Sie auf die wichtigen Schaltflächen eingrenzen.',
      'Control und Treatment teilen sich 50/50; auf 100 % geht es, wenn der Bereich klar über null liegt.',
      'Vier Eigenschaften reisen mit jedem Ereignis, so lässt sich ein Funnel nach Experiment schneiden.',
    ],
    integrations: 'Sendet an GA4, Amplitude, Mixpanel, Segment und Hotjar.',
    link: 'Analytics einrichten',
    table: {
      caption: 'Ein Test, wie ihn das Dashboard zeigt',
      version: 'Fassung',
      visitors: 'Traffic',
      conversion: 'Conversion',
      interval: 'Bereich bei 95 % Konfidenz',
      control: 'Control',
      treatment: 'Treatment',
      verdict: 'Treatment liegt vorn',
      sample: 'Beispielzahlen. Die Schwelle von 95 % ist einstellbar.',
    },
  },
  credentials: {
    heading: 'Von Leuten, die solche Tests selbst gefahren haben',
    lead: 'Die Gründer haben bei zwei großen Social- und Tech-Unternehmen gearbeitet und dann das Werkzeug gebaut, das ihnen dort fehlte.',
    figures: [
      {value: '10+ Jahre', label: 'Erfahrung'},
      {value: '1 Mrd. $+', label: 'Optimierter Umsatz'},
      {value: '1000e', label: 'Experimente'},
      {value: '99,9 %', label: 'Verfügbarkeit'},
      {value: '1.600+', label: 'Edge-Standorte'},
    ],
    note: 'Angaben des Unternehmens.',
  },
  testimonials: {
    heading: 'In ihren Worten',
    placeholder: 'Platzhalter',
    items: {
      performance: placeholder('quote of a performance marketing manager, in German', {
        id: 'performance',
        quote:
          'Der Satz einer Performance-Marketing-Managerin darüber, was sich geändert hat, seit jede Anzeige ihre eigene Seite hat.',
        author: 'Name',
        role: 'Performance-Marketing-Managerin',
        company: 'Unternehmen',
      }),
      web: placeholder('quote of a web manager, in German', {
        id: 'web',
        quote: 'Der Satz eines Web-Managers darüber, was kein Ticket mehr braucht.',
        author: 'Name',
        role: 'Web-Manager',
        company: 'Unternehmen',
      }),
      agency: placeholder('quote of a agency founder, in German', {
        id: 'agency',
        quote: 'Der Satz einer Agenturgründerin über angepasste Seiten für mehrere Kunden.',
        author: 'Name',
        role: 'Agenturgründerin',
        company: 'Agentur',
      }),
    },
  },
  faq: {
    heading: 'Fragen und Antworten',
    items: faqDe,
  },
  closing: {
    heading: 'Kein Werbegeld mehr für Seiten, die nicht passen.',
    lead: `Kostenloser, begrenzter früher Zugang mit ${trialDays} Tagen Testphase, auf Wunsch mit persönlicher Vorführung.`,
    tryIt: 'Auf Ihrer Website testen',
  },
};
