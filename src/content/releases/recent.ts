import {latestRelease, month, type ReleaseMonth, type ReleasePeriod} from './note';

export const comingSoon: ReleasePeriod = {
  id: 'coming-soon',
  heading: 'Coming Soon',
  mark: 'Soon',
  notes: [
    {
      title: 'Smart optimization',
      text: 'What it will do, and when, is still open.',
      area: 'testing',
      more: {to: '/features/ab-testing-analytics', label: 'A/B testing and analytics'},
    },
    {
      title: 'Batch tailoring guide',
      text: 'The bulk generator is in the app; a video guide will join the demos.',
      area: 'tailoring',
      more: {to: '/docs/bulk-pages', label: 'The written guide'},
    },
  ],
};

/** The months since July 2025, newest first. */
export const recentMonths: readonly ReleaseMonth[] = [
  {
    ...month('October 2025', latestRelease.date, [
      {
        title: 'Bulk generator',
        text: 'Upload a CSV and get a tailored page variant for each row: one for each keyword, region or campaign.',
        area: 'tailoring',
        kind: 'New',
        more: {to: '/docs/bulk-pages', label: 'How to make bulk pages'},
        app: 'bulkGenerator',
      },
      {
        title: 'Conversion goals with revenue',
        text: 'A conversion goal can carry revenue, so you can judge a test by what it earns.',
        area: 'testing',
        kind: 'Improved',
        more: {to: '/docs/ab-testing#conversion-tracking', label: 'What counts as a conversion'},
      },
    ]),
    version: latestRelease.version,
  },
  month('September 2025', '2025-09-30', [
    {
      title: 'An API for active pages',
      text: 'Generate a key under Settings, Integrations, and list the name, URL and status of your active tailored pages from your own tools.',
      area: 'integrations',
      kind: 'New',
      more: {to: '/docs/advanced-features/api-integration', label: 'How to call the API'},
      app: 'settings',
    },
    {
      title: 'Your own event names',
      text: 'The experiment event is named tailor_experiment by default. Your callback can send it under the name that suits your other events.',
      area: 'integrations',
      kind: 'Improved',
      more: {to: '/docs/analytics-platform-integration#custom-event-names', label: 'Custom event names'},
    },
  ]),
  month('August 2025', '2025-08-31', [
    {
      title: 'Copy to...',
      text: 'Take a tailored page to one URL or to several, between domains and environments. A destination that already holds a copy is overwritten only if you say so.',
      area: 'publishing',
      kind: 'New',
      more: {to: '/docs/advanced-features/copy-tailored-pages', label: 'How to copy a page'},
      app: 'tailoredPages',
    },
    {
      title: 'Carry over the ramp status',
      text: 'When checked, it starts an experiment on the copy if the source is in experiment or ramped. Otherwise the copy waits as Needs Review.',
      area: 'testing',
      kind: 'New',
      more: {to: '/docs/advanced-features/copy-tailored-pages#overview', label: 'Which status a copy gets'},
    },
    {
      title: 'Alt text',
      text: 'Images that you upload or import come with a first alt text. You can edit the alt text of every image, including generated ones.',
      area: 'tailoring',
      kind: 'New',
      more: {to: '/docs/advanced-features/alt-text-editing', label: 'How to edit alt text'},
    },
  ]),
  month('July 2025', '2025-07-31', [
    {
      title: 'Audience analyzer',
      text: 'Look at your audience segments, and decide which of them gets a tailored page of its own.',
      area: 'targeting',
      kind: 'New',
      more: {to: '/features/audience-targeting', label: 'Audience targeting'},
      app: 'audienceAnalyzer',
    },
    {
      title: 'CTA text and destination link',
      text: 'What a button says and where it leads can both differ from one tailored page variant to the next.',
      area: 'tailoring',
      kind: 'New',
      more: {to: '/features/dynamic-ctas', label: 'Dynamic CTAs'},
    },
  ]),
];
