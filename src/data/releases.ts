/** A page of the web app that a release note points to. */
export interface AppLink {
  readonly path: `/${string}`;
  readonly label: string;
}

export interface ReleaseNote {
  readonly title: string;
  readonly text: string;
  readonly link?: AppLink;
}

export interface ReleasePeriod {
  /** 'Coming Soon', or a month and year. */
  readonly heading: string;
  readonly notes: readonly ReleaseNote[];
}

export const latestRelease = {version: '1.5.0', date: '2025-10-08'} as const;

const bulkGenerator: AppLink = {path: '/bulk-generator', label: 'Open the bulk generator'};
const tailoredPages: AppLink = {path: '/tailored-pages', label: 'Open the tailored pages dashboard'};
const settings: AppLink = {path: '/settings', label: 'Open the settings'};
const audienceAnalyzer: AppLink = {path: '/audience-analyzer', label: 'Open the audience analyzer'};

export const releasePeriods: readonly ReleasePeriod[] = [
  {
    heading: 'Coming Soon',
    notes: [
      {title: 'Smart optimization', text: 'Traffic moves towards the better version while a test runs.'},
      {title: 'Batch tailoring guide', text: 'A demo of making a page for each row of a CSV.'},
    ],
  },
  {
    heading: 'October 2025',
    notes: [
      {
        title: 'Copy tailored pages',
        text: 'Copy a page to one or several URLs, with or without its ramp status.',
        link: tailoredPages,
      },
      {
        title: 'Revenue on conversion goals',
        text: 'A conversion goal can carry revenue, so that a test is judged by money.',
      },
    ],
  },
  {
    heading: 'September 2025',
    notes: [
      {
        title: 'Bulk page generation',
        text: 'Upload a CSV and get a tailored page variant for each row.',
        link: bulkGenerator,
      },
      {title: 'Custom event names', text: 'Experiment events can be named to suit your analytics.'},
    ],
  },
  {
    heading: 'August 2025',
    notes: [
      {
        title: 'Org-wide guidelines',
        text: 'Voice, tone and style rules apply to every rewrite in the organisation.',
        link: settings,
      },
      {title: 'API keys', text: 'List your active tailored pages from your own tools.', link: settings},
    ],
  },
  {
    heading: 'July 2025',
    notes: [
      {
        title: 'Audience analyzer',
        text: 'See which audience segments a page attracts before you tailor it.',
        link: audienceAnalyzer,
      },
      {title: 'CTA text and destination link', text: 'Both can differ by tailored page variant.'},
    ],
  },
  {
    heading: 'June 2025',
    notes: [
      {
        title: 'Ramping',
        text: 'A winning experiment can be ramped to 100% of traffic from the dashboard.',
        link: tailoredPages,
      },
    ],
  },
  {
    heading: 'May 2025',
    notes: [
      {title: 'Wildcard triggers', text: 'UTM values match by prefix*, *suffix and *middle*.'},
      {title: 'Alt text', text: 'Uploaded, imported and generated images get alt text that you can edit.'},
    ],
  },
  {
    heading: 'April 2025',
    notes: [{title: 'Image tailoring', text: 'Generate, crop and replace images, and remove text from them.'}],
  },
  {
    heading: 'March 2025',
    notes: [{title: 'One-click translation', text: 'Translate a tailored page and show it by browser language.'}],
  },
];
