import type {FeatureCard} from '@site/src/components/CardGroup';
import {features} from './features';

export const demoCategories = ['Page Tailoring', 'Publishing', 'Performance Insights', 'Setup'] as const;
export type DemoCategory = (typeof demoCategories)[number];

export interface DemoGuide {
  /** Anchor on /demos. Feature pages and older links name it: do not rename. */
  readonly id: string;
  readonly title: string;
  /** Shorter title for the list at the side. */
  readonly sidebarTitle: string;
  readonly category: DemoCategory;
  readonly summary: string;
  /** What is done, in order. */
  readonly steps: readonly string[];
  /** Page that says more. */
  readonly to: string;
}

export const demoGuides = [
  {
    id: 'tailoring-landing-pages',
    title: 'Tailoring landing pages',
    sidebarTitle: 'Landing pages',
    category: 'Page Tailoring',
    summary: 'Rewrite a headline and its paragraph for one campaign.',
    steps: [
      'Open your page and start the extension.',
      'Click the headline and name the audience.',
      'Keep a suggestion, or write over it.',
    ],
    to: features.smartCopyTailoring.path,
  },
  {
    id: 'tailoring-images',
    title: 'Tailoring images',
    sidebarTitle: 'Images',
    category: 'Page Tailoring',
    summary: 'Replace the main picture with one made for the audience.',
    steps: ['Click the picture.', 'Describe what this audience should see.', 'Choose a result; it is cropped to fit.'],
    to: features.imageTailoring.path,
  },
  {
    id: 'hiding-elements',
    title: 'Hiding elements',
    sidebarTitle: 'Hiding elements',
    category: 'Page Tailoring',
    summary: 'Take a section out of the way for visitors who do not need it.',
    steps: ['Click the section.', 'Choose Hide.', 'Check the page on a phone: the rest closes up.'],
    to: features.elementControl.path,
  },
  {
    id: 'reordering-sections',
    title: 'Reordering elements',
    sidebarTitle: 'Reordering',
    category: 'Page Tailoring',
    summary: 'Move the proof above the pitch.',
    steps: ['Open the list of elements.', 'Drag the quotes above the features.', 'Compare it with the original.'],
    to: features.elementControl.path,
  },
  {
    id: 'changing-calls-to-action',
    title: 'Changing buttons',
    sidebarTitle: 'Buttons',
    category: 'Page Tailoring',
    summary: 'Give a button new words and another destination.',
    steps: ['Click the button.', 'Write what it should say.', 'Set the link for this audience.'],
    to: features.dynamicCtas.path,
  },
  {
    id: 'translating-pages',
    title: 'Translating a page',
    sidebarTitle: 'Translation',
    category: 'Page Tailoring',
    summary: 'Turn a tailored page into another language with one click.',
    steps: ['Choose Translate and a language.', 'Read the headline and the buttons.', 'Show it by browser language.'],
    to: features.smartCopyTailoring.path,
  },
  {
    id: 'publishing-ab-testing',
    title: 'Publishing and A/B testing',
    sidebarTitle: 'Publishing and testing',
    category: 'Publishing',
    summary: 'Publish a tailored page and test it against the original.',
    steps: [
      'Set the trigger, such as utm_campaign=spring*.',
      'Publish: the page gets its own URL.',
      'Click Start Test for a 50/50 split.',
    ],
    to: features.instantPublishing.path,
  },
  {
    id: 'reading-results',
    title: 'Reading test results',
    sidebarTitle: 'Test results',
    category: 'Performance Insights',
    summary: 'See which version is ahead, and when to believe it.',
    steps: ['Open the test in the dashboard.', 'Compare the rates and their intervals.', 'Ramp the winner to 100%.'],
    to: features.performanceInsights.path,
  },
  {
    id: 'installing-the-extension',
    title: 'Installing the extension',
    sidebarTitle: 'Installing',
    category: 'Setup',
    summary: 'Add Tailor to your browser and open it on your own page.',
    steps: ['Add the extension from the Chrome Web Store.', 'Pin it to the toolbar.', 'Open your page and click it.'],
    to: '/docs',
  },
  {
    id: 'adding-the-script-tag',
    title: 'Adding the script tag',
    sidebarTitle: 'The script tag',
    category: 'Setup',
    summary: 'One line on your site, once, directly or through Google Tag Manager.',
    steps: [
      'Copy the tag from the settings.',
      'Add it to the page’s head, or to your tag manager.',
      'Open the page with t_healthcheck in its address.',
    ],
    to: '/features/live-deployment',
  },
] as const satisfies readonly DemoGuide[];

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
