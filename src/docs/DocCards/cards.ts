import type {DocCard} from '.';

/** The guides on /docs, in reading order. */
export const documentationCards: readonly DocCard[] = [
  {
    to: '/docs/ab-testing',
    title: 'A/B testing',
    text: 'How a test starts, what counts as a conversion, when to believe a difference, and how to ramp the winner to all matching traffic.',
    picture: 'split',
  },
  {
    to: '/docs/analytics-platform-integration',
    title: 'Analytics platform integration',
    text: 'Send each experiment to Amplitude, Segment or Google Analytics from one callback.',
    picture: 'event',
  },
  {
    to: '/extension/how-to-update',
    title: 'Update the extension',
    text: 'Three steps on one page of your browser.',
    picture: 'update',
  },
  {
    to: '/docs/advanced-features',
    title: 'Advanced features',
    text: 'The API, alt text, and copies on other URLs, domains and environments.',
    picture: 'advanced',
  },
  {
    to: '/tailor-academy',
    title: 'Tailor academy',
    note: 'Videos, under 1 minute each',
    text: 'One task at a time, from the first click to the finished page.',
    picture: 'videos',
  },
];

/** The guides on /docs/advanced-features. */
export const advancedFeatureCards: readonly DocCard[] = [
  {
    to: '/docs/advanced-features/api-integration',
    title: 'API integration',
    text: 'One call lists your active tailored pages, each with its name, URL and status.',
    picture: 'api',
    sample: 'GET /v1/integrations/pages/active',
  },
  {
    to: '/docs/advanced-features/alt-text-editing',
    title: 'Alt text editing',
    text: 'Words that stand in for an image: when to write them, when to leave them empty, and how to check those a machine wrote.',
    picture: 'altText',
    sample: 'alt="Six people share one large pot of coffee"',
  },
  {
    to: '/docs/advanced-features/copy-tailored-pages',
    title: 'Copy tailored pages',
    text: 'The same page at another URL, on another domain or in production, tested at once or left for your review.',
    picture: 'copy',
    sample: 'staging.example.com, www.example.com',
  },
];
