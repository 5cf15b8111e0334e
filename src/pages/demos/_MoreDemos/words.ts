import type {FeatureCard} from '@site/src/ui/CardGroup';
import {features} from '../../../content/features';

/** A card of the section after the guides, with its drawing. */
export interface MoreDemo extends FeatureCard {
  readonly to: string;
  readonly picture: 'buttons' | 'signals' | 'batch';
}

export const moreDemos: readonly MoreDemo[] = [
  {
    title: 'Audience Signals',
    description: 'Campaign, keyword, language and device decide which page is shown.',
    to: features.audienceTargeting.path,
    picture: 'signals',
  },
  {
    title: 'Dynamic CTAs',
    description: 'Buttons with words and a destination for each campaign.',
    to: features.dynamicCtas.path,
    picture: 'buttons',
  },
  {
    title: 'Batch Tailoring',
    status: 'Coming Soon',
    description: 'The bulk generator is in the app; its guide is on its way.',
    to: features.instantPersonalization.path,
    picture: 'batch',
  },
];
