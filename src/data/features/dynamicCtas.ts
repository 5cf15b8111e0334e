import type {FeatureCard} from '@site/src/components/CardGroup';

export const cards: readonly FeatureCard[] = [
  {
    title: 'Words for the moment',
    description: '“See the price list” for a price keyword, “Book a demo” for a lead who came from LinkedIn.',
  },
  {
    title: 'A link of its own',
    description: 'Each version of a button can lead somewhere else: a form, a calendar, a shorter checkout.',
  },
  {
    title: 'Counted as a conversion',
    description: 'Choose a button as the goal of a test, and only clicks on it count, in both groups alike.',
  },
];

export type DestinationId = 'signup' | 'prices' | 'calendar' | 'guide';

/** Where a visitor comes from, and what the button of the example page then says and opens. */
export interface ButtonVersion {
  readonly id: string;
  readonly source: string;
  /** What the address carries; empty without a campaign. */
  readonly query: string;
  readonly words: string;
  readonly path: string;
  readonly destination: DestinationId;
}

/** The first is the original. */
export const buttonVersions = [
  {
    id: 'direct',
    source: 'Typed the address',
    query: '',
    words: 'Get started',
    path: '/signup',
    destination: 'signup',
  },
  {
    id: 'search',
    source: 'Search ad, price keyword',
    query: '?utm_term=payroll+price',
    words: 'See the price list',
    path: '/pricing',
    destination: 'prices',
  },
  {
    id: 'linkedin',
    source: 'LinkedIn ad, finance leads',
    query: '?utm_source=linkedin',
    words: 'Book a 30-minute demo',
    path: '/demo',
    destination: 'calendar',
  },
  {
    id: 'newsletter',
    source: 'Newsletter, month-end issue',
    query: '?utm_source=newsletter',
    words: 'Read the month-end guide',
    path: '/guide',
    destination: 'guide',
  },
] as const satisfies readonly ButtonVersion[];
