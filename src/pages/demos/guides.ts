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
  /** The part of the guide's picture that its thumbnail shows, larger: a point in percent, and how many times. */
  readonly crop: {readonly x: number; readonly y: number; readonly zoom: number};
  /** Page that says more, and what it is called in the link. */
  readonly to: string;
  readonly more: string;
}

/** In reading order. An id is the anchor on /demos, which feature pages and older links name: do not rename. */
const places = {
  'tailoring-landing-pages': {
    category: 'Page Tailoring',
    sidebarTitle: 'Landing pages',
    crop: {x: 7, y: 42, zoom: 1.7},
    to: features.smartCopyTailoring.path,
    more: 'More about copy tailoring',
  },
  'tailoring-images': {
    category: 'Page Tailoring',
    sidebarTitle: 'Images',
    crop: {x: 95, y: 40, zoom: 1.75},
    to: features.imageTailoring.path,
    more: 'More about image tailoring',
  },
  'changing-calls-to-action': {
    category: 'Page Tailoring',
    sidebarTitle: 'Calls to action',
    crop: {x: 5, y: 72, zoom: 2.4},
    to: features.dynamicCtas.path,
    more: 'More about dynamic CTAs',
  },
  'hiding-elements': {
    category: 'Page Tailoring',
    sidebarTitle: 'Hidden elements',
    crop: {x: 6, y: 9, zoom: 1.75},
    to: features.elementControl.path,
    more: 'More about hiding elements',
  },
  'reordering-sections': {
    category: 'Page Tailoring',
    sidebarTitle: 'Section order',
    crop: {x: 95, y: 22, zoom: 2.2},
    to: features.instantPersonalization.path,
    more: 'More about personalization',
  },
  'translating-pages': {
    category: 'Page Tailoring',
    sidebarTitle: 'Translation',
    crop: {x: 6, y: 45, zoom: 1.6},
    to: features.audienceTargeting.path,
    more: 'More about targeting by language',
  },
  'publishing-ab-testing': {
    category: 'Publishing',
    sidebarTitle: 'Publishing and tests',
    crop: {x: 50, y: 50, zoom: 1},
    to: features.instantPublishing.path,
    more: 'More about publishing',
  },
  'reading-results': {
    category: 'Performance Insights',
    sidebarTitle: 'Test results',
    crop: {x: 87, y: 58, zoom: 1.3},
    to: features.abTestingAnalytics.path,
    more: 'More about A/B testing and analytics',
  },
  'installing-the-extension': {
    category: 'Setup',
    sidebarTitle: 'Install the extension',
    crop: {x: 97, y: 20, zoom: 1.6},
    to: '/extension/how-to-update',
    more: 'How to update the extension',
  },
  'adding-the-script-tag': {
    category: 'Setup',
    sidebarTitle: 'Add the script tag',
    crop: {x: 6, y: 35, zoom: 1.5},
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
