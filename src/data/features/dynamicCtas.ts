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
