import {confidence, germanClaims} from '../../../content/claims';
import type {HeroWords} from './types';

export const heroEn: HeroWords = {
  eyebrow: 'Landing page tailoring for marketers',
  tryIt: 'Try it on your site',
  watch: 'Watch a demo',
  demoName: 'Preview of a landing page for each audience',
  demoHint: 'Pick an audience. Stitched parts are the ones we changed for it. Default is the original.',
  result: {
    title: 'Treatment vs control',
    versus: 'vs',
    note: `${confidence.value} ${confidence.label}, sample figures`,
  },
  demo: {
    default: {
      label: 'Default',
      address: 'yoursite.com',
      headline: {before: 'One page for everyone who clicks', tailored: '', after: ''},
      text: 'This is your page today, the control. Everyone reads the same headline.',
      button: 'Get started',
      picture: 'page',
    },
    perfmarketing: {
      label: 'Performance',
      address: 'yoursite.com/?utm_campaign=roas-*',
      headline: {before: '', tailored: 'Lift ROAS', after: ' on the clicks you already pay for'},
      text: 'Match the headline to the ad, test it against the original, and keep the winner.',
      button: 'See your uplift',
      picture: 'results',
    },
    mentalwellness: {
      label: 'Wellness',
      address: 'yoursite.com/?utm_term=*sleep*',
      headline: {before: 'Nights get ', tailored: 'quieter', after: ' from here'},
      text: 'Talk to someone who listens, at an hour that suits you. The first step is a short call.',
      button: 'Find a time',
      picture: 'night',
    },
    ecomm: {
      label: 'E-commerce',
      address: 'yoursite.com/?utm_campaign=spring-*',
      headline: {before: 'The ', tailored: 'spring jackets', after: ' from the ad, first in line'},
      text: 'The collection they clicked on, with sizes and delivery beside it. The rest waits below.',
      button: 'Shop the jackets',
      picture: 'jacket',
    },
    german: {
      label: 'German',
      address: 'yoursite.com  ·  Accept-Language: de',
      headline: {before: '', tailored: 'Eine Seite', after: ' für alle, die klicken'},
      text: `Dieselbe Seite in der Sprache des Browsers, in ${germanClaims.translationTime.value} übersetzt.`,
      button: 'Jetzt testen',
      picture: 'languages',
    },
  },
};
