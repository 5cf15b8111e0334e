import type {VideoId} from '../lib/videoIds';
import {translationTime} from './claims';

export interface Video {
  readonly title: string;
  /** Where the video exists in German too. */
  readonly germanTitle?: string;
  readonly description: string;
  /** Seconds, 15 to 55; the steps of the same id in src/player/walkthroughs add up to them. */
  readonly duration: number;
}

/** Titles and lengths only, so that pages with a video stay light; the scripts are in src/player/walkthroughs. */
export const videos: Readonly<Record<VideoId, Video>> = {
  home: {
    title: 'From idea to live test',
    germanTitle: 'Von der Idee zum laufenden Test',
    description: 'A landing page is tailored for one campaign, published, and tested against the original.',
    duration: 40,
  },
  'tailoring-landing-pages': {
    title: 'Tailoring a landing page',
    description: 'Pick an audience, rewrite the headline and the text for it, and see both in place.',
    duration: 26,
  },
  'tailoring-images': {
    title: 'Tailoring images',
    description: 'Describe the image you want, choose one of the results, and it is cropped to fit.',
    duration: 22,
  },
  'changing-calls-to-action': {
    title: 'Changing a call to action',
    description: 'Give a button the words that suit the audience, without touching the page itself.',
    duration: 20,
  },
  'hiding-elements': {
    title: 'Hiding elements',
    description: 'Take an offer off the page for visitors it isn’t meant for.',
    duration: 20,
  },
  'reordering-sections': {
    title: 'Reordering sections',
    description: 'Move the section that an audience asks about first to the top.',
    duration: 20,
  },
  'translating-pages': {
    title: 'Translating a page',
    description: `Translate a page into German in ${translationTime.value} and show it to German-speaking browsers.`,
    duration: 24,
  },
  'publishing-ab-testing': {
    title: 'Publishing and starting an A/B test',
    description: 'Publish a tailored page under its own URL, then start a test that splits the traffic in half.',
    duration: 28,
  },
  'reading-results': {
    title: 'Reading your results',
    description: 'Conversion of control and treatment, the interval of their difference, and when to ramp.',
    duration: 24,
  },
  'installing-the-extension': {
    title: 'Installing the extension',
    description: 'Add Tailor to Chrome and open it on the page you want to tailor.',
    duration: 16,
  },
  'adding-the-script-tag': {
    title: 'Adding the script tag',
    description: 'One line in the head of your site, added directly or through a tag manager.',
    duration: 18,
  },
  'ab-testing': {
    title: 'How an A/B test runs',
    description: 'From Start Test through the 50/50 split to the ramp to 100% of traffic.',
    duration: 30,
  },
  'update-extension': {
    title: 'Updating the extension',
    description: 'Open the extensions page, enable developer mode, and click Update.',
    duration: 18,
  },
  comparison: {
    title: 'Tailor AI and traditional tools',
    description: 'Six differences between tailoring a page and having it developed.',
    duration: 32,
  },
};
