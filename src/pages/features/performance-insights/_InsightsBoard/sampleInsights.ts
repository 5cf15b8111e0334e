import {decidedTest} from '../../../../content/sampleTest';

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

/** Made-up counts. The first page is the test that the site quotes everywhere. */
export const testedPages: readonly TestedPage[] = [
  {
    name: 'Price keyword',
    device: 'desktop',
    language: 'en',
    audience: 'search',
    control: group(decidedTest.control.visitors, 1124, decidedTest.control.conversions),
    treatment: group(decidedTest.treatment.visitors, 1208, decidedTest.treatment.conversions),
  },
  {
    name: 'Price keyword, phone',
    device: 'phone',
    language: 'en',
    audience: 'search',
    control: group(5200, 1180, 78),
    treatment: group(5180, 1342, 124),
  },
  {
    name: 'Price keyword, German',
    device: 'desktop',
    language: 'de',
    audience: 'search',
    control: group(2600, 702, 42),
    treatment: group(2640, 760, 71),
  },
  {
    name: 'Price keyword, German, phone',
    device: 'phone',
    language: 'de',
    audience: 'search',
    control: group(1900, 410, 25),
    treatment: group(1890, 432, 33),
  },
  {
    name: 'Finance leads',
    device: 'desktop',
    language: 'en',
    audience: 'linkedin',
    control: group(1400, 476, 42),
    treatment: group(1380, 470, 52),
  },
  {
    name: 'Finance leads, German',
    device: 'desktop',
    language: 'de',
    audience: 'linkedin',
    control: group(700, 231, 15),
    treatment: group(690, 240, 17),
  },
  {
    name: 'Month-end issue',
    device: 'desktop',
    language: 'en',
    audience: 'newsletter',
    control: group(2100, 903, 130),
    treatment: group(2120, 890, 89),
  },
  {
    name: 'Month-end issue, phone',
    device: 'phone',
    language: 'en',
    audience: 'newsletter',
    control: group(3000, 990, 90),
    treatment: group(3340, 1120, 104),
  },
];

export interface Segment {
  readonly id: string;
  readonly label: string;
  readonly holds: (page: TestedPage) => boolean;
}

/** All pages, or those that were cut for one device, language or audience. */
export const segmentGroups: readonly {readonly name: string; readonly segments: readonly Segment[]}[] = [
  {name: 'Pages', segments: [{id: 'all', label: 'All', holds: () => true}]},
  {
    name: 'Device',
    segments: [
      {id: 'phone', label: 'Phone', holds: ({device}) => device === 'phone'},
      {id: 'desktop', label: 'Desktop', holds: ({device}) => device === 'desktop'},
    ],
  },
  {
    name: 'Language',
    segments: [
      {id: 'en', label: 'English', holds: ({language}) => language === 'en'},
      {id: 'de', label: 'German', holds: ({language}) => language === 'de'},
    ],
  },
  {
    name: 'Audience',
    segments: [
      {id: 'search', label: 'Search', holds: ({audience}) => audience === 'search'},
      {id: 'linkedin', label: 'LinkedIn', holds: ({audience}) => audience === 'linkedin'},
      {id: 'newsletter', label: 'Newsletter', holds: ({audience}) => audience === 'newsletter'},
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
