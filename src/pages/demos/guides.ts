import {features} from '../../content/features';
import {videos, type Video} from '../../content/videos';
import type {VideoId} from '../../lib/videoIds';

export const guideCategories = ['Page Tailoring', 'Publishing', 'Performance Insights', 'Setup'] as const;
type GuideCategory = (typeof guideCategories)[number];

/** What /demos says about a guide beyond what ./videos says about its video. */
interface GuidePlace {
  readonly category: GuideCategory;
  /** Shorter title for the list at the side. */
  readonly sidebarTitle: string;
  /** Page that says more, and what it is called in the link. */
  readonly to: string;
  readonly more: string;
}

/** In reading order. An id is the anchor on /demos, which feature pages and older links name: do not rename. */
const places = {
  'tailoring-landing-pages': {
    category: 'Page Tailoring',
    sidebarTitle: 'Landing pages',
    to: features.smartCopyTailoring.path,
    more: 'More about copy tailoring',
  },
  'tailoring-images': {
    category: 'Page Tailoring',
    sidebarTitle: 'Images',
    to: features.imageTailoring.path,
    more: 'More about image tailoring',
  },
  'changing-calls-to-action': {
    category: 'Page Tailoring',
    sidebarTitle: 'Calls to action',
    to: features.dynamicCtas.path,
    more: 'More about dynamic CTAs',
  },
  'hiding-elements': {
    category: 'Page Tailoring',
    sidebarTitle: 'Hidden elements',
    to: features.elementControl.path,
    more: 'More about hiding elements',
  },
  'reordering-sections': {
    category: 'Page Tailoring',
    sidebarTitle: 'Section order',
    to: features.instantPersonalization.path,
    more: 'More about personalization',
  },
  'translating-pages': {
    category: 'Page Tailoring',
    sidebarTitle: 'Translation',
    to: features.audienceTargeting.path,
    more: 'More about targeting by language',
  },
  'publishing-ab-testing': {
    category: 'Publishing',
    sidebarTitle: 'Publishing and tests',
    to: features.instantPublishing.path,
    more: 'More about publishing',
  },
  'reading-results': {
    category: 'Performance Insights',
    sidebarTitle: 'Test results',
    to: features.abTestingAnalytics.path,
    more: 'More about A/B testing and analytics',
  },
  'installing-the-extension': {
    category: 'Setup',
    sidebarTitle: 'Install the extension',
    to: '/extension/how-to-update',
    more: 'How to update the extension',
  },
  'adding-the-script-tag': {
    category: 'Setup',
    sidebarTitle: 'Add the script tag',
    to: '/docs/install',
    more: 'The installation guide',
  },
} as const satisfies Partial<Record<VideoId, GuidePlace>>;

export type GuideId = keyof typeof places;

export interface DemoGuide extends GuidePlace, Pick<Video, 'title' | 'description' | 'duration'> {
  readonly id: GuideId;
  /** Its place in the list, from 1. */
  readonly number: number;
}

function isGuideId(id: string): id is GuideId {
  return id in places;
}

export const demoGuides: readonly DemoGuide[] = Object.keys(places)
  .filter(isGuideId)
  .map((id, index) => ({...videos[id], ...places[id], id, number: index + 1}));
