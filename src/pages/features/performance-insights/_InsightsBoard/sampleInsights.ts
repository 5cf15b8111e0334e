import {anyClick, decidedTest} from '../../../../content/sampleTest';

/** One group of a test: how many came, how many clicked anything, how many clicked the chosen call to action. */
export interface GroupSample {
  readonly visitors: number;
  readonly clicks: number;
  readonly conversions: number;
}

/** A tailored page in a test: what it was cut for, and the counts of both groups. */
export interface TestedPage {
  readonly name: string;
  readonly device: 'phone' | 'desktop';
  readonly language: 'en' | 'de';
  readonly audience: 'search' | 'linkedin' | 'newsletter';
  readonly control: GroupSample;
  readonly treatment: GroupSample;
}

const group = (visitors: number, clicks: number, conversions: number): GroupSample => ({visitors, clicks, conversions});

const pagesOf = (
  rows: readonly (readonly [
    name: string,
    device: TestedPage['device'],
    language: TestedPage['language'],
    audience: TestedPage['audience'],
    control: GroupSample,
    treatment: GroupSample,
  ])[],
): readonly TestedPage[] =>
  rows.map(([name, device, language, audience, control, treatment]) => ({
    name,
    device,
    language,
    audience,
    control,
    treatment,
  }));

const {control, treatment} = decidedTest;

/** Made-up counts. The first page is the test that the site quotes everywhere. */
export const testedPages = pagesOf([
  [
    'Price keyword',
    'desktop',
    'en',
    'search',
    group(control.visitors, anyClick.control, control.conversions),
    group(treatment.visitors, anyClick.treatment, treatment.conversions),
  ],
  ['Price keyword, phone', 'phone', 'en', 'search', group(5200, 1180, 78), group(5180, 1342, 124)],
  ['Price keyword, German', 'desktop', 'de', 'search', group(2600, 702, 42), group(2640, 760, 71)],
  ['Price keyword, German, phone', 'phone', 'de', 'search', group(1900, 410, 25), group(1890, 432, 33)],
  ['Finance leads', 'desktop', 'en', 'linkedin', group(1400, 476, 42), group(1380, 470, 52)],
  ['Finance leads, German', 'desktop', 'de', 'linkedin', group(700, 231, 15), group(690, 240, 17)],
  ['Month-end issue', 'desktop', 'en', 'newsletter', group(2100, 903, 130), group(2120, 890, 89)],
  ['Month-end issue, phone', 'phone', 'en', 'newsletter', group(3000, 990, 90), group(3340, 1120, 104)],
]);

export interface Segment {
  readonly id: string;
  readonly label: string;
  readonly holds: (page: TestedPage) => boolean;
}

const only = (part: 'device' | 'language' | 'audience', id: string, label: string): Segment => ({
  id,
  label,
  holds: (page) => page[part] === id,
});

export const everyPage: Segment = {id: 'all', label: 'All', holds: () => true};

/** All pages, or those that were cut for one device, language or audience. */
export const segmentGroups: readonly {readonly name: string; readonly segments: readonly Segment[]}[] = [
  {name: 'Pages', segments: [everyPage]},
  {name: 'Device', segments: [only('device', 'phone', 'Phone'), only('device', 'desktop', 'Desktop')]},
  {name: 'Language', segments: [only('language', 'en', 'English'), only('language', 'de', 'German')]},
  {
    name: 'Audience',
    segments: [
      only('audience', 'search', 'Search'),
      only('audience', 'linkedin', 'LinkedIn'),
      only('audience', 'newsletter', 'Newsletter'),
    ],
  },
];

export const metrics = [
  {id: 'conversions', label: 'Conversion rate', explained: 'clicked the chosen call to action'},
  {id: 'clicks', label: 'Engagement', explained: 'clicked anything on the page'},
  {id: 'visitors', label: 'Traffic', explained: 'visitors, and the version they got'},
] as const;

export type Metric = (typeof metrics)[number]['id'];
export type RateMetric = Exclude<Metric, 'visitors'>;
