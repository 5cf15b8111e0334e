import type {EnglishAudience} from '@site/src/lib/audience';
import {ideaToLiveTest, minutesToLiveTest, moreExperiments, publishTime, setupTime} from '../../../content/claims';
import type {Opening, TailoredLine} from './types';

const lead = (tailored: string): TailoredLine => ({
  before: 'Work in your browser, on the page you already have. Tailor it to ',
  tailored,
  after: ` No developers, and a live test in ${minutesToLiveTest}\u00a0minutes.`,
});

/** The first screen in English, for each audience: what that reader would care about. */
export const openingEn: Readonly<Record<EnglishAudience, Opening>> = {
  default: {
    headline: {before: 'AI makes your landing page ', tailored: 'fit', after: ' every visitor.'},
    lead: lead('each campaign, keyword, language and device.'),
    blurbs: [
      {
        id: 'made',
        title: 'Made to measure',
        text: 'Copy, images and calls to action change for each audience. Hide or reorder whatever gets in the way.',
      },
      {
        id: 'measured',
        title: 'Measured against the original',
        text: 'One click starts a 50/50 test. The dashboard shows conversion lift and engagement.',
      },
      {
        id: 'finished',
        title: 'Finished in minutes',
        text: `One script tag, ${setupTime.value} to set up, ${publishTime.value} to publish. Nothing to deploy.`,
      },
    ],
  },
  perfmarketing: {
    headline: {before: 'Paid clicks land on a page that ', tailored: 'matches.', after: ''},
    lead: lead('each ad and keyword, for higher CTR, conversion and ROAS.'),
    blurbs: [
      {
        id: 'made',
        title: 'Ad to page, word for word',
        text: 'Trigger on UTM parameters, wildcards included. One rule such as spring* covers every ad group of a campaign.',
      },
      {
        id: 'measured',
        title: 'Proof before you scale',
        text: 'Control and treatment split 50/50, and your callback sends each exposure to Amplitude, Segment or Google Analytics.',
      },
      {
        id: 'finished',
        title: `${moreExperiments.value} ${moreExperiments.label}`,
        text: `${ideaToLiveTest.value} ${ideaToLiveTest.label}, so the next test starts before the last report is due.`,
      },
    ],
  },
  mentalwellness: {
    headline: {before: 'A page that meets people ', tailored: 'where they are.', after: ''},
    lead: lead('what someone searched for, in their language and your voice.'),
    blurbs: [
      {
        id: 'made',
        title: 'The right tone for each search',
        text: 'Org-wide brand guidelines keep every version in the voice you have approved.',
      },
      {
        id: 'measured',
        title: 'Changes that prove themselves',
        text: 'Before everyone sees the new page, a 50/50 test shows whether more people take the first step.',
      },
      {
        id: 'finished',
        title: 'Pictures that suit the moment',
        text: 'Generate a calmer image, or take the text out of one you have. Its alt text is yours to edit.',
      },
    ],
  },
  ecomm: {
    headline: {before: 'A shop that ', tailored: 'remembers', after: ' the ad.'},
    lead: lead('the collection, the offer and the language of the ad.'),
    blurbs: [
      {
        id: 'made',
        title: 'The collection from the ad',
        text: 'Swap the hero image, move the right products up and hide what this campaign does not sell.',
      },
      {
        id: 'measured',
        title: 'Count what sells',
        text: 'Any click counts as a conversion by default. Narrow it to the buttons that lead to the cart.',
      },
      {
        id: 'finished',
        title: 'A page for every row',
        text: `Upload a CSV and generate pages in bulk. Publishing one takes ${publishTime.value}.`,
      },
    ],
  },
};
