import type {FeatureCard} from '@site/src/ui/CardGroup';
import {features} from '../../../content/features';

/** What the section after the guides says below its picture. */
export const moreDemos: readonly (FeatureCard & {readonly to: string})[] = [
  {
    title: 'Audience Signals',
    description: 'Campaign, keyword, language and device decide which page is shown.',
    to: features.audienceTargeting.path,
  },
  {
    title: 'Dynamic CTAs',
    description: 'Buttons with words and a destination for each campaign.',
    to: features.dynamicCtas.path,
  },
  {
    title: 'Batch Tailoring',
    status: 'Coming Soon',
    description: 'A video guide to the bulk generator. The written guide is in the docs.',
    to: '/docs/bulk-pages',
  },
];
