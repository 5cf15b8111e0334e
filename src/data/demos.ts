import type {FeatureCard} from '@site/src/components/CardGroup';
import {features} from './features';
import {videos, type GuideCategory, type VideoId} from './videos';

/** What /demos says about a guide beyond what ./videos says about its video. */
interface GuideText {
  /** The video, and the anchor on /demos. Feature pages and older links name it: do not rename. */
  readonly id: VideoId;
  /** What is done, in order. */
  readonly steps: readonly string[];
  /** Page that says more. */
  readonly to: string;
}

const guideTexts: readonly GuideText[] = [
  {
    id: 'tailoring-landing-pages',
    steps: [
      'Open your page and start the extension.',
      'Click the headline and name the audience.',
      'Keep a suggestion, or write over it.',
    ],
    to: features.smartCopyTailoring.path,
  },
  {
    id: 'tailoring-images',
    steps: ['Click the picture.', 'Describe what this audience should see.', 'Choose a result; it is cropped to fit.'],
    to: features.imageTailoring.path,
  },
  {
    id: 'hiding-elements',
    steps: ['Click the section.', 'Choose Hide.', 'Check the page on a phone: the rest closes up.'],
    to: features.elementControl.path,
  },
  {
    id: 'reordering-sections',
    steps: ['Open the list of elements.', 'Drag the quotes above the features.', 'Compare it with the original.'],
    to: features.elementControl.path,
  },
  {
    id: 'changing-calls-to-action',
    steps: ['Click the button.', 'Write what it should say.', 'Set the link for this audience.'],
    to: features.dynamicCtas.path,
  },
  {
    id: 'translating-pages',
    steps: ['Choose Translate and a language.', 'Read the headline and the buttons.', 'Show it by browser language.'],
    to: features.smartCopyTailoring.path,
  },
  {
    id: 'publishing-ab-testing',
    steps: [
      'Set the trigger, such as utm_campaign=spring*.',
      'Publish: the page gets its own URL.',
      'Click Start Test for a 50/50 split.',
    ],
    to: features.instantPublishing.path,
  },
  {
    id: 'reading-results',
    steps: ['Open the test in the dashboard.', 'Compare the rates and their intervals.', 'Ramp the winner to 100%.'],
    to: features.performanceInsights.path,
  },
  {
    id: 'installing-the-extension',
    steps: ['Add the extension from the Chrome Web Store.', 'Pin it to the toolbar.', 'Open your page and click it.'],
    to: '/docs',
  },
  {
    id: 'adding-the-script-tag',
    steps: [
      'Copy the tag from the settings.',
      'Add it to the page’s head, or to your tag manager.',
      'Open the page with t_healthcheck in its address.',
    ],
    to: '/features/live-deployment',
  },
];

export interface DemoGuide extends GuideText {
  readonly title: string;
  /** Shorter title for the list at the side. */
  readonly sidebarTitle: string;
  readonly category: GuideCategory;
  readonly summary: string;
}

export const demoGuides: readonly DemoGuide[] = guideTexts.flatMap((text) => {
  const {title, description, guide} = videos[text.id];
  return guide === undefined ? [] : [{...text, ...guide, title, summary: description}];
});

export const moreDemos: readonly FeatureCard[] = [
  {
    title: 'Dynamic CTAs',
    description: 'Buttons that say and do something else for each campaign.',
    to: features.dynamicCtas.path,
  },
  {
    title: 'Audience Signals',
    description: 'Campaign, language and device decide which page is shown.',
    to: features.audienceTargeting.path,
  },
  {
    title: 'Batch Tailoring',
    status: 'Coming Soon',
    description: 'A guide to making a page for each row of a CSV.',
    to: features.instantPersonalization.path,
  },
];
