import {placeholder} from '@site/src/lib/placeholder';
import {
  conversionIncrease,
  developerResources,
  edgeLocations,
  freeTrial,
  ideaToLiveTest,
  moreExperiments,
  tailoringTime,
  traditionalTime,
  traditionalWeeks,
  translationTime,
} from '../../content/claims';
import {features} from '../../content/features';
import {countInWords} from '../../lib/countInWords';

const {least, most} = traditionalWeeks;

export const overviewClaims = [ideaToLiveTest, moreExperiments, conversionIncrease, developerResources] as const;

/**
 * The sheet's call to action. The id is the button's own, which tag managers
 * report as the click id; a trigger that is set up on it breaks when it changes.
 */
export const callToAction = {
  label: 'Try it on your site',
  clickId: 'one-pager-try-it',
  offer: `Free limited early access, a ${freeTrial.value} ${freeTrial.label}, and a personal demo if you’d like one.`,
  print: 'Print or save as PDF',
} as const;

export const challenge = {
  title: 'The challenge',
  text: `A tailored page takes ${traditionalTime.value} ${traditionalTime.label}. By the time it is live, the campaign has moved on.`,
  picture: `A calendar of ${countInWords(most)} weeks: ${countInWords(least)} are filled, ${countInWords(most - least)} more may be needed.`,
  legend: 'Filled: weeks the work takes. Dashed: weeks it may take.',
} as const;

export const solution = {
  title: 'The solution',
  text: `Tailor the page you already have from top to bottom, in the browser, and publish it: ${tailoringTime.value}, without a developer. The original stays in place, as the control of your test. The goal: higher CTR, conversion and ROAS.`,
  picture: 'The same calendar: a stroke on the first day, and the rest is free.',
  legend: `The stroke: ${tailoringTime.value} on the first day.`,
} as const;

/** The stages of the product, each with the features that belong to it. */
export const suiteStages = [
  {
    title: 'Page tailoring',
    text: 'Copy, images, calls to action, hidden and reordered elements.',
    to: features.instantPersonalization.path,
    links: [features.smartCopyTailoring, features.imageTailoring, features.dynamicCtas, features.elementControl],
  },
  {
    title: 'Triggering',
    text: 'URL parameters with wildcards, vanity URLs, device and browser language.',
    to: features.audienceTargeting.path,
    links: [features.audienceTargeting],
  },
  {
    title: 'Publishing',
    text: `A unique URL for each page, and versions that come from ${edgeLocations.value} edge locations.`,
    to: features.liveDeployment.path,
    links: [features.instantPublishing, features.liveDeployment],
  },
  {
    title: 'Analysis',
    text: 'A 50/50 test against the original, with lift and engagement.',
    to: features.performanceInsights.path,
    links: [features.abTestingAnalytics, features.performanceInsights],
  },
];

/** `signal` is what the visitor brings along, as the product reads it. */
export const useCases = [
  {
    title: 'Paid search',
    signal: 'utm_term=*cycling*',
    text: 'A headline for each keyword group, so the page repeats what the visitor searched for.',
  },
  {
    title: 'New languages',
    signal: 'browser language: de',
    text: `One-click translation, in ${translationTime.value}, shown by browser language.`,
  },
  {
    title: 'Email and LinkedIn',
    signal: 'utm_source=linkedin',
    text: 'A page that says what the message said, down to the button.',
  },
  {
    title: 'Phones',
    signal: 'device: phone',
    text: 'Parts that crowd a small screen are hidden, and the most convincing ones move up.',
  },
];

export const keyFeatures = [
  'Bulk page generation from a CSV',
  'Org-wide brand guidelines',
  'Copying between URLs, domains and environments',
  'Image libraries from file storage or a digital-asset system',
  'AI-generated alt text',
  'Ramping the winner to 100% of traffic',
  'Experiment events for Amplitude, Segment and Google Analytics, for Mixpanel through Segment or a tag manager, and for Hotjar through a tag manager',
  'An API that lists active tailored pages',
] as const;

export interface Quote {
  readonly quote: string;
  readonly author: string;
  readonly role: string;
  readonly company: string;
}

/** Its band is on the sheet once a customer has said something. */
export const customer: {readonly quote: Quote | undefined} = {
  quote: placeholder<Quote | undefined>('quote on the one-pager', undefined),
};
