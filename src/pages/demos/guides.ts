import {features} from '../../content/features';
import {videos} from '../../content/videos';

/**
 * The guides by category, in reading order: id, shorter title for the list at the side, the page that says more, and
 * what that is called in the link. An id is the anchor on /demos, which feature pages and older links name: do not rename.
 */
const places = [
  {
    category: 'Page Tailoring',
    guides: [
      ['tailoring-landing-pages', 'Landing pages', features.smartCopyTailoring.path, 'More about copy tailoring'],
      ['tailoring-images', 'Images', features.imageTailoring.path, 'More about image tailoring'],
      ['changing-calls-to-action', 'Calls to action', features.dynamicCtas.path, 'More about dynamic CTAs'],
      ['hiding-elements', 'Hidden elements', features.elementControl.path, 'More about hiding elements'],
      ['reordering-sections', 'Section order', features.instantPersonalization.path, 'More about personalization'],
      ['translating-pages', 'Translation', features.audienceTargeting.path, 'More about targeting by language'],
    ],
  },
  {
    category: 'Publishing',
    guides: [
      ['publishing-ab-testing', 'Publishing and tests', features.instantPublishing.path, 'More about publishing'],
    ],
  },
  {
    category: 'Performance Insights',
    guides: [
      ['reading-results', 'Test results', features.abTestingAnalytics.path, 'More about A/B testing and analytics'],
    ],
  },
  {
    category: 'Setup',
    guides: [
      ['installing-the-extension', 'Install the extension', '/extension/how-to-update', 'How to update the extension'],
      ['adding-the-script-tag', 'Add the script tag', '/docs/install', 'The installation guide'],
    ],
  },
] as const;

export const guideCategories = places.map(({category}) => category);

/** Every guide with what is said of its video, and its place in the list, from 1. */
export const demoGuides = places
  .flatMap(({category, guides}) =>
    guides.map(([id, sidebarTitle, to, more]) => ({...videos[id], category, id, sidebarTitle, to, more})),
  )
  .map((guide, index) => ({...guide, number: index + 1}));

export type DemoGuide = (typeof demoGuides)[number];
export type GuideId = DemoGuide['id'];
