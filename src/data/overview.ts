import type {FeatureCard} from '@site/src/components/CardGroup';
import {
  conversionIncrease,
  developerResources,
  ideaToLiveTest,
  moreExperiments,
  tailoringTime,
  traditionalTime,
} from './claims';

export const overviewClaims = [ideaToLiveTest, moreExperiments, conversionIncrease, developerResources] as const;

export const challengeAndSolution: readonly FeatureCard[] = [
  {
    title: 'The challenge',
    description: `A tailored page takes ${traditionalTime.value} ${traditionalTime.label}. By the time it is live, the campaign it was meant for has changed.`,
  },
  {
    title: 'The solution',
    description: `Tailor the page you already have, in the browser, and publish it: ${tailoringTime.value}, without a developer. The original stays in place as the control of a test.`,
  },
];

export const featureSuite: readonly FeatureCard[] = [
  {
    title: 'Page tailoring',
    description: 'Copy, images, calls to action, hidden and reordered elements.',
    to: '/features/instant-personalization',
  },
  {
    title: 'Triggering',
    description: 'URL parameters with wildcards, vanity URLs, device and browser language.',
    to: '/features/audience-targeting',
  },
  {
    title: 'Publishing',
    description: 'A unique URL for each page, live from the edge.',
    to: '/features/live-deployment',
  },
  {
    title: 'Analysis',
    description: 'A 50/50 test against the original, with lift and engagement.',
    to: '/features/performance-insights',
  },
];

export const useCases: readonly FeatureCard[] = [
  {title: 'Paid search', description: 'A headline for each keyword group.'},
  {title: 'New regions', description: 'One-click translation, shown by browser language.'},
  {title: 'Email and LinkedIn', description: 'A page that says what the message said.'},
];

export const keyFeatures = [
  'Bulk page generation from a CSV',
  'Org-wide brand guidelines',
  'Events for GA4, Amplitude, Mixpanel, Segment and Hotjar',
  'AI-generated alt text',
  'Copying between URLs, domains and environments',
] as const;
