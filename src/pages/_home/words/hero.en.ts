import type {EnglishAudience} from '@site/src/lib/audience';
import {
  confidence,
  ideaToLiveTest,
  minutesToLiveTest,
  moreExperiments,
  publishTime,
  setupTime,
} from '../../../content/claims';
import type {Opening, TailoredLine} from './tailored';

/** What the first screen says to everyone who reads English. */
export const heroEn = {
  eyebrow: 'Landing page tailoring for marketers',
  tryIt: 'Try it on your site',
  watch: 'Watch a demo',
  chipsName: 'Show this page for',
  chips: {
    default: 'Default',
    perfmarketing: 'Performance',
    mentalwellness: 'Wellness',
    ecomm: 'E-commerce',
    german: 'German',
  },
  hint: 'Pick an audience, and this whole page adapts. White dashes mark what can change; amber ones mark what did.',
  /** What is the same in all versions of the small page. */
  brand: 'Your brand',
  navigation: ['Offers', 'Stories', 'Contact'],
  original: {title: 'Control', note: 'The original, sample figure'},
  result: {
    title: 'Treatment vs control',
    versus: 'vs',
    note: `${confidence.value} ${confidence.label}, sample figures`,
  },
  /** The label sewn into the page: which visitors this version is shown to, and what it was made from. */
  care: {
    shownFor: 'Shown for: ',
    tested: `Tested 50/50. Published in ${publishTime.value}.`,
    original: 'The original headline:',
  },
  unpick: {
    unpick: 'Show the original',
    restitch: 'Show the tailored page',
    /** What screen readers say after each. */
    unpicked: 'The page shows its original words.',
    restitched: 'The page is tailored again.',
  },
};

/** The words of every language have the same shape as the English ones. */
export type HeroWords = typeof heroEn;

const lead = (tailored: string): TailoredLine => ({
  before: 'With a browser extension and one script tag, on the page you already have. Tailor it to ',
  tailored,
  after: ` No developers, and a live test in ${minutesToLiveTest}\u00a0minutes.`,
});

/** The first screen in English, for each audience: what that reader would care about. */
export const openingEn: Readonly<Record<EnglishAudience, Opening>> = {
  default: {
    headline: {before: 'AI makes your landing page ', tailored: 'fit', after: ' every visitor.'},
    lead: lead('each campaign, keyword, language and device.'),
    demo: {
      address: 'yoursite.com',
      headline: {before: '', tailored: 'One page', after: ' for everyone who clicks'},
      text: 'This is your page today, the control. Everyone reads the same headline.',
      button: 'Get started',
      picture: 'plain',
    },
    blurbs: [
      {
        title: 'Made to measure',
        text: 'Copy, images and calls to action change for each audience. Hide or reorder whatever gets in the way.',
      },
      {
        title: 'Measured against the original',
        text: 'One click starts a 50/50 test. The dashboard shows conversion lift and engagement.',
      },
      {
        title: 'Finished in minutes',
        text: `One script tag, ${setupTime.value} to set up, ${publishTime.value} to publish. Nothing to deploy.`,
      },
    ],
  },
  perfmarketing: {
    headline: {before: 'Paid clicks land on a page that ', tailored: 'matches.', after: ''},
    lead: lead('each ad and keyword, for higher CTR, conversion and ROAS.'),
    demo: {
      address: 'yoursite.com/?utm_campaign=roas-search',
      headline: {before: '', tailored: 'Lift ROAS', after: ' on the clicks you already pay for'},
      text: 'Match the headline to the ad, test it against the original, and keep the winner.',
      button: 'See your uplift',
      picture: 'results',
    },
    blurbs: [
      {
        title: 'Ad to page, word for word',
        text: 'Trigger on UTM parameters, wildcards included. One pattern such as spring* covers every ad group of a campaign.',
      },
      {
        title: 'Proof before you scale',
        text: 'Control and treatment split 50/50, and your callback sends each exposure to Amplitude, Segment or Google Analytics.',
      },
      {
        title: `${moreExperiments.value} ${moreExperiments.label}`,
        text: `${ideaToLiveTest.value} ${ideaToLiveTest.label}, so the next test starts before the last report is due.`,
      },
    ],
  },
  mentalwellness: {
    headline: {before: 'A page that meets people ', tailored: 'where they are.', after: ''},
    lead: lead('what someone searched for, in their language and your voice.'),
    demo: {
      address: 'yoursite.com/?utm_term=better+sleep+tips',
      headline: {before: 'Nights get ', tailored: 'quieter', after: ' from here'},
      text: 'Talk to someone who listens, at an hour that suits you. The first step is a short call.',
      button: 'Find a time',
      picture: 'night',
    },
    blurbs: [
      {
        title: 'The right tone for each search',
        text: 'Org-wide brand guidelines keep every version in the voice you have approved.',
      },
      {
        title: 'Changes that prove themselves',
        text: 'Before everyone sees the new page, a 50/50 test shows whether more people take the first step.',
      },
      {
        title: 'Pictures that suit the moment',
        text: 'Generate a calmer image, or take the text out of one you have. Its alt text is yours to edit.',
      },
    ],
  },
  ecomm: {
    headline: {before: 'A shop that ', tailored: 'remembers', after: ' the ad.'},
    lead: lead('the collection, the offer and the language of the ad.'),
    demo: {
      address: 'yoursite.com/?utm_campaign=spring-jackets',
      headline: {before: 'The ', tailored: 'spring jackets', after: ' from the ad, first in line'},
      text: 'The collection they clicked on, with sizes and delivery beside it. The rest waits below.',
      button: 'Shop the jackets',
      picture: 'jacket',
    },
    blurbs: [
      {
        title: 'The collection from the ad',
        text: 'Swap the hero image, move the right products up and hide what this campaign does not sell.',
      },
      {
        title: 'Count what sells',
        text: 'Any click counts as a conversion by default. Narrow it to the buttons that lead to the cart.',
      },
      {
        title: 'A page for every row',
        text: `Upload a CSV and generate pages in bulk. Publishing one takes ${publishTime.value}.`,
      },
    ],
  },
};
