import {germanClaims, trialDays} from '../../../content/claims';
import {resultColumns} from '../../../content/resultColumns';
import {faq} from './faq';
import {testimonials} from './testimonials';
import type {SectionWords} from './sections.en';
import {lineText, tailored} from './tailored';

const {
  confidence,
  conversionIncrease,
  edgeLocations,
  experience,
  experimentsRun,
  ideaToLiveTest,
  moreExperiments,
  revenueOptimized,
  translationTime,
  uptime,
} = germanClaims;

export const sectionsDe: SectionWords = {
  video: {heading: 'In einem Zug von der Idee zum Live-Test'},
  stats: {
    name: 'In Zahlen',
    figures: [ideaToLiveTest, moreExperiments],
    statement: lineText(tailored.german.statement),
  },
  tiles: {
    heading: 'Alles auf der Seite lässt sich anpassen',
    items: {
      copy: {
        label: 'Texte anpassen',
        description: 'Die KI schreibt Überschriften und Texte in Ihrem Ton, für jede Zielgruppe und Sprache.',
        tooltip: `Vorgaben für die ganze Organisation halten den Ton. Eine Übersetzung dauert ${translationTime.value}.`,
        link: '/features/smart-copy-tailoring',
      },
      testing: {
        label: 'A/B-Tests und Auswertung',
        description: 'Control und Treatment nebeneinander, ab dem Start des Tests.',
        tooltip: 'Mit dem Start des Tests teilt sich der Traffic 50/50. Auf 100\u00a0% geht es im Dashboard.',
        link: '/features/ab-testing-analytics',
      },
      targeting: {
        label: 'Zielgruppen ansprechen',
        description: 'Auslöser sind UTM-Muster, Vanity-URLs, Gerät oder Browsersprache.',
        tooltip: 'Muster passen auf Anfang, Ende oder Mitte: spring*, *sale, *brand*.',
        link: '/features/audience-targeting',
      },
      images: {
        label: 'Bilder anpassen',
        description: 'Bilder mit KI erzeugen, zuschneiden und tauschen, passend zur Zielgruppe.',
        tooltip:
          'Text aus Bildern entfernen, Bildbibliotheken verbinden, Alternativtexte für hochgeladene und importierte Bilder erhalten.',
        link: '/features/image-tailoring',
      },
    },
  },
  analytics: {
    heading: 'Wissen, welche Variante wirkt',
    lead: 'Das Dashboard zeigt für jede angepasste Seite Conversion-Zuwachs und Interaktion. Ihre eigenen Analytics-Tools können jeden Bericht nach Variante aufteilen.',
    conversion: 'Was zählt',
    points: [
      {
        title: 'Wie sich Besuche teilen',
        text: 'Der Traffic verteilt sich 50/50 auf Control und Treatment. „Ramp to 100%“ folgt, wenn die geplante Besucherzahl erreicht ist und das Intervall der Differenz ganz über null liegt.',
      },
      {
        title: 'Was Ihr Code erhält',
        text: 'Kommt ein Besucher in ein Experiment, erhält Ihr Callback ein Ereignis mit vier Eigenschaften.',
      },
    ],
    destinations: {
      title: 'Wohin es geht',
      text: 'Senden Sie es an GA4, Amplitude oder Segment; Mixpanel erhält es über Segment oder einen Tag-Manager, Hotjar über einen Tag-Manager.',
    },
    link: 'Analytics einrichten (Englisch)',
    table: {
      caption: 'Ein Test, wie ihn das Dashboard zeigt',
      columns: resultColumns.de,
      control: 'Control',
      treatment: 'Treatment',
      points: 'Punkte',
      verdict: 'Treatment liegt vorn',
      sample: `Das Intervall der Differenz liegt ganz über null. Beispielzahlen; die Schwelle von ${confidence.value} ist einstellbar.`,
    },
  },
  credentials: {
    heading: 'Von Menschen, die solche Tests selbst durchgeführt haben',
    lead: 'Die Gründer haben bei zwei großen Social-Media- und Tech-Unternehmen gearbeitet.',
    figures: {
      experience: {value: experience.value, label: 'Erfahrung'},
      revenue: {value: revenueOptimized.value, label: 'Optimierter Umsatz'},
      experiments: {value: experimentsRun.value, label: 'Experimente'},
      conversion: {value: conversionIncrease.value, label: 'Mehr Conversions im Durchschnitt'},
      uptime: {value: uptime.value, label: 'Verfügbarkeit'},
      edge: {value: edgeLocations.value, label: 'Edge-Standorte'},
    },
    note: 'Unsere eigenen Angaben.',
  },
  testimonials: {
    heading: 'Eine Seite, drei Rollen',
    note: 'Die Zitate sind Beispiele: Sie stehen für eine Rolle, nicht für einen Kunden.',
    items: testimonials.de,
  },
  faq: {
    heading: 'Fragen und Antworten',
    ask: 'Etwas anderes fragen',
    items: faq.de,
  },
  closing: {
    heading: lineText(tailored.german.closing),
    lead: `Kostenloser, begrenzter Early Access mit ${trialDays} Tagen Testphase, auf Wunsch mit persönlicher Demo.`,
    tryIt: 'Auf Ihrer Website testen',
  },
};
