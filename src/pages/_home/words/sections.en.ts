import {
  confidence,
  conversionIncrease,
  edgeLocations,
  experience,
  experimentsRun,
  freeTrial,
  ideaToLiveTest,
  moreExperiments,
  revenueOptimized,
  translationTime,
  uptime,
} from '../../../content/claims';
import {features} from '../../../content/features';
import {resultColumns} from '../../../content/resultColumns';
import {countInWords} from '../../../lib/countInWords';
import {faq} from './faq';
import {testimonials} from './testimonials';
import {lineText, tailored} from './tailored';

export interface Figure {
  readonly value: string;
  readonly label: string;
}

const numbers: readonly Figure[] = [ideaToLiveTest, moreExperiments];

/** Everything below the blurbs but the tailored lines, one field a section, in reading order. */
export const sectionsEn = {
  video: {heading: 'From idea to live test in one sitting'},
  stats: {
    name: 'In numbers',
    figures: numbers,
    statement: lineText(tailored.default.statement),
  },
  tiles: {
    heading: 'Everything on the page is adjustable',
    items: {
      copy: {
        label: features.smartCopyTailoring.title,
        description: 'AI rewrites headlines and body text in your own voice, for each audience and language.',
        tooltip: `Org-wide brand guidelines keep the tone. One-click translation takes ${translationTime.value}.`,
        link: '/features/smart-copy-tailoring',
      },
      testing: {
        label: features.abTestingAnalytics.title,
        description: 'Control and treatment, side by side, from the start of the test.',
        tooltip: 'Traffic splits 50/50 when you start the test. Ramp to 100% in the dashboard.',
        link: '/features/ab-testing-analytics',
      },
      targeting: {
        label: features.audienceTargeting.title,
        description: 'Trigger on UTM wildcards, vanity URLs, device or browser language.',
        tooltip: 'Patterns match the start, the end or the middle: spring*, *sale, *brand*.',
        link: '/features/audience-targeting',
      },
      images: {
        label: features.imageTailoring.title,
        description: 'Generate images with AI, crop and swap them to suit the viewer.',
        tooltip:
          'Take the text out of an image, connect your library, and get alt text with the images you upload or import.',
        link: '/features/image-tailoring',
      },
    },
  },
  analytics: {
    heading: 'Know which version works',
    lead: 'The dashboard shows conversion lift and engagement for each tailored page. Your own analytics can split every report by version.',
    /** What is said of conversions is tailored, and said elsewhere. */
    conversion: 'What counts',
    points: [
      {
        title: 'How traffic splits',
        text: 'Control and treatment split 50/50. Ramp to 100% once the test has reached its planned sample and the interval of the difference is above zero.',
      },
      {
        title: 'What your code gets',
        text: 'When a visitor enters an experiment, one event with four properties goes to a callback you write.',
      },
    ],
    destinations: {
      title: 'Where it goes',
      text: 'Send it to GA4, Amplitude or Segment; Mixpanel gets it through Segment or a tag manager, Hotjar through a tag manager.',
    },
    link: 'Set up analytics',
    table: {
      caption: 'A test as the dashboard shows it',
      columns: resultColumns.en,
      control: 'Control',
      treatment: 'Treatment',
      /** The unit of the difference: percentage points. */
      points: 'points',
      verdict: 'Treatment is ahead',
      sample: `The whole interval of the difference is above zero. Sample figures; the ${confidence.value} threshold can be set.`,
    },
  },
  credentials: {
    heading: 'Made by people who have run the tests',
    lead: 'The founders worked at two large social and tech companies.',
    figures: {
      experience: {value: experience.value, label: 'Experience'},
      revenue: {value: revenueOptimized.value, label: 'Revenue optimized'},
      experiments: {value: experimentsRun.value, label: 'Experiments'},
      conversion: {value: conversionIncrease.value, label: 'Average conversion increase'},
      uptime: {value: uptime.value, label: 'Uptime'},
      edge: {value: edgeLocations.value, label: 'Edge locations'},
    },
    note: 'Our own figures.',
  },
  testimonials: {
    heading: `One page, ${countInWords(Object.keys(testimonials.en).length)} jobs`,
    note: 'The quotes are illustrative: they speak for a role, not for a customer.',
    items: testimonials.en,
  },
  faq: {
    heading: 'Questions, answered',
    ask: 'Ask another one',
    items: faq.en,
  },
  closing: {
    heading: lineText(tailored.default.closing),
    lead: `Free limited early access with a ${freeTrial.value} ${freeTrial.label}, and a personal demo if you’d like one.`,
    tryIt: 'Try it on your site',
  },
};

/** The words of every language have the same shape as the English ones. */
export type SectionWords = typeof sectionsEn;
export type ResultsWords = SectionWords['analytics']['table'];
export type TileId = keyof SectionWords['tiles']['items'];
export type FigureId = keyof SectionWords['credentials']['figures'];
