import type {FeatureCard} from '@site/src/components/CardGroup';
import {confidence} from '../claims';

export const cards: readonly FeatureCard[] = [
  {
    title: 'Conversion lift',
    description:
      'Control and treatment side by side for each tailored page, with the interval around each rate. You see how large the gain is and how sure you can be of it.',
  },
  {title: 'Engagement', description: 'What visitors click, and how far down the page they get.'},
  {title: 'Your own analytics', description: 'Each exposure goes to the tools you already report from.'},
];

export const testingPoints: readonly string[] = [
  'A 50/50 split between original and tailored page',
  'Conversions counted on the calls to action you choose',
  `A result at ${confidence.value} confidence, with a threshold that can be set`,
  'Ramping to 100% with one click',
];
