import type {EnglishAudience} from '@site/src/lib/audience';
import type {Opening} from './types';

/** The first screen in English, for each audience: what that reader would care about. */
export const openingEn: Readonly<Record<EnglishAudience, Opening>> = {
  default: {
    headline: {before: 'One landing page, cut to ', tailored: 'fit', after: ' every visitor.'},
    lead: 'Tailor the page you already have to each campaign, keyword, language and device. No developers, no rebuild, and a live test in 2 minutes.',
    blurbs: [
      {
        id: 'made',
        title: 'Made to measure',
        text: 'Copy, images and calls to action change for each audience. Hide or reorder whatever gets in the way.',
      },
      {
        id: 'measured',
        title: 'Measured as it goes',
        text: 'Every tailored page starts as a 50/50 test against the original. Ramp to 100% when the numbers say so.',
      },
      {
        id: 'finished',
        title: 'Finished in minutes',
        text: 'One script tag, about 5 minutes to set up, about 2 seconds to publish. Nothing to deploy.',
      },
    ],
  },
  perfmarketing: {
    headline: {before: 'Every click you pay for lands on a page that ', tailored: 'matches', after: ' the ad.'},
    lead: 'Carry each ad and keyword through to the page you already have, then test it against the original. Higher CTR, conversion and ROAS, with zero developer resources.',
    blurbs: [
      {
        id: 'made',
        title: 'Ad to page, word for word',
        text: 'Trigger on UTM parameters, wildcards included. One rule such as spring* covers every ad group of a campaign.',
      },
      {
        id: 'measured',
        title: 'Proof before you scale',
        text: 'Control and treatment split 50/50, and the events go to GA4, Amplitude, Mixpanel, Segment or Hotjar.',
      },
      {
        id: 'finished',
        title: '10x more experiments',
        text: 'From idea to live test in 2 minutes, so the next test starts before the last report is due.',
      },
    ],
  },
  mentalwellness: {
    headline: {before: 'A first page that meets people ', tailored: 'where they are', after: '.'},
    lead: 'Someone who searches for help with sleep reads about sleep, in their language and in your voice. Adjust words, images and the first step for each search, without developers.',
    blurbs: [
      {
        id: 'made',
        title: 'The right tone for each search',
        text: 'Org-wide brand guidelines keep every version in the voice that you have approved.',
      },
      {
        id: 'measured',
        title: 'Changes that prove themselves',
        text: 'A 50/50 test shows whether more people take the first step before everybody sees the new page.',
      },
      {
        id: 'finished',
        title: 'Pictures that suit the moment',
        text: 'Generate a calmer image or take the text out of one you have. Alt text is written with it.',
      },
    ],
  },
  ecomm: {
    headline: {before: 'A storefront that ', tailored: 'remembers', after: ' the ad they clicked.'},
    lead: 'Put the collection, the offer and the language of the ad first on the page shoppers land on. Your theme stays as it is, and the test is live in 2 minutes.',
    blurbs: [
      {
        id: 'made',
        title: 'The collection from the ad',
        text: 'Swap the hero image, move the right products up and hide what this campaign does not sell.',
      },
      {
        id: 'measured',
        title: 'Count what sells',
        text: 'Any click counts as a conversion by default. Narrow it to the buttons that lead to the basket.',
      },
      {
        id: 'finished',
        title: 'A page for every row',
        text: 'Upload a CSV and generate pages in bulk. Publishing one takes about 2 seconds.',
      },
    ],
  },
};
