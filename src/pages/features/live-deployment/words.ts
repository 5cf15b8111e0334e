import type {FeatureCard} from '@site/src/ui/CardGroup';
import {features} from '../../../content/features';
import {edgeLoad, edgeLocations, publishTime, uptime, type Claim} from '../../../content/claims';

export const cards: readonly FeatureCard[] = [
  {
    title: features.instantPublishing.title,
    description: 'Press the button and the page has its own URL. Visitors see it once you start a test.',
    to: features.instantPublishing.path,
  },
  {
    title: 'One script tag',
    description: 'A single line, directly on the site or through Google Tag Manager. You add it once.',
    to: '/docs/install',
  },
  {
    title: 'Domains and environments',
    description: 'Copy a tailored page to other URLs, to a second domain, or from staging to production.',
    to: '/docs/advanced-features/copy-tailored-pages',
  },
  {
    title: 'Health check',
    description: 'Add t_healthcheck to a page’s URL to check the tag on it.',
    to: '/docs/install#check-it',
  },
];

export const metrics: readonly Claim[] = [publishTime, edgeLoad, uptime, edgeLocations];

/** What decides, in the order in which a visit passes it. */
export const triggering = {
  device: {
    title: 'Device and locale',
    description: 'The device, such as a phone, and the language the browser asks for.',
  },
  enrichment: {title: 'Data enrichment', description: 'Campaign, keyword and source, read from the URL parameters.'},
  processing: {title: 'Real-time processing', description: 'Each visit is matched as the page loads.'},
} as const satisfies Record<string, FeatureCard>;
