import type {Audience} from '@site/src/lib/audience';

/** The switcher keeps its English names on the German page: it is a tool, not copy, and leads back to English. */
export const switcherLabel = 'Tailor Page To Audience';

export const audienceLabels: Readonly<Record<Audience, string>> = {
  default: 'Default',
  perfmarketing: 'Performance Marketers',
  mentalwellness: 'Mental Wellness Companies',
  ecomm: 'E-commerce Entrepreneurs',
  german: 'German Speakers',
};
