import type {DocCard} from '@site/src/components/DocCards';

/** The guides on /docs, in reading order. */
export const documentationCards: readonly DocCard[] = [
  {
    to: '/docs/ab-testing',
    title: 'A/B testing',
    text: 'How a test starts, what counts as a conversion, and when to ramp the winner to everybody.',
  },
  {
    to: '/docs/analytics-platform-integration',
    title: 'Analytics platform integration',
    text: 'Send each experiment exposure to Amplitude, Segment or Google Analytics from one callback.',
  },
  {
    to: '/extension/how-to-update',
    title: 'Update the extension',
    text: 'Three steps on the extensions management page of your browser.',
  },
  {
    to: '/docs/advanced-features',
    title: 'Advanced features',
    text: 'The API, alt text, and copying tailored pages between addresses, domains and environments.',
  },
  {
    to: '/tailor-academy',
    title: 'Tailor academy',
    note: 'Videos, under 1 minute each',
    text: 'Watch single tasks done from start to finish in the editor.',
  },
];

/** The guides on /docs/advanced-features. */
export const advancedFeatureCards: readonly DocCard[] = [
  {
    to: '/docs/advanced-features/api-integration',
    title: 'API integration',
    text: 'List your active tailored pages from your own tools, with a key from the settings page.',
  },
  {
    to: '/docs/advanced-features/alt-text-editing',
    title: 'Alt text editing',
    text: 'Write alt text yourself, or check what Tailor wrote for an uploaded or generated image.',
  },
  {
    to: '/docs/advanced-features/copy-tailored-pages',
    title: 'Copy tailored pages',
    text: 'Take a tailored page to another address, domain or environment, with or without its test.',
  },
];
