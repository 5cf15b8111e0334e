import {confidence} from '../../../content/claims';
import type {EnglishAudience} from '@site/src/lib/audience';
import type {DemoVersion, HeroWords} from './types';

export const heroEn: HeroWords = {
  eyebrow: 'Landing page tailoring for marketers',
  tryIt: 'Try it on your site',
  watch: 'Watch a demo',
  chipsName: 'Cut this page for',
  chips: {
    default: 'Default',
    perfmarketing: 'Performance',
    mentalwellness: 'Wellness',
    ecomm: 'E-commerce',
    german: 'German',
  },
  hint: 'Pick an audience, and this whole page is cut for it. Chalk marks what can change, stitches what did.',
  brand: 'Your brand',
  navigation: ['Offers', 'Stories', 'Contact'],
  original: {title: 'Control', note: 'The original, sample figure'},
  result: {
    title: 'Treatment vs control',
    versus: 'vs',
    note: `${confidence.value} ${confidence.label}, sample figures`,
  },
};

/** The small landing page, for each audience that reads English. */
export const demoEn: Readonly<Record<EnglishAudience, DemoVersion>> = {
  default: {
    address: 'yoursite.com',
    headline: {before: '', tailored: 'One page', after: ' for everyone who clicks'},
    text: 'This is your page today, the control. Everyone reads the same headline.',
    button: 'Get started',
    picture: 'plain',
  },
  perfmarketing: {
    address: 'yoursite.com/?utm_campaign=roas-search',
    headline: {before: '', tailored: 'Lift ROAS', after: ' on the clicks you already pay for'},
    text: 'Match the headline to the ad, test it against the original, and keep the winner.',
    button: 'See your uplift',
    picture: 'results',
  },
  mentalwellness: {
    address: 'yoursite.com/?utm_term=better+sleep+tips',
    headline: {before: 'Nights get ', tailored: 'quieter', after: ' from here'},
    text: 'Talk to someone who listens, at an hour that suits you. The first step is a short call.',
    button: 'Find a time',
    picture: 'night',
  },
  ecomm: {
    address: 'yoursite.com/?utm_campaign=spring-jackets',
    headline: {before: 'The ', tailored: 'spring jackets', after: ' from the ad, first in line'},
    text: 'The collection they clicked on, with sizes and delivery beside it. The rest waits below.',
    button: 'Shop the jackets',
    picture: 'jacket',
  },
};
