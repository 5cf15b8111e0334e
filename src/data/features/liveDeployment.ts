import type {FeatureCard} from '@site/src/components/CardGroup';
import {edgeLoad, edgeLocations, publishTime, uptime, type Claim} from '../claims';
import {features} from '.';

export const cards: readonly FeatureCard[] = [
  {
    title: features.instantPublishing.title,
    description: 'Press the button and the page is live under its own URL.',
    to: features.instantPublishing.path,
  },
  {
    title: 'One script tag',
    description: 'A single line, directly on the site or through Google Tag Manager. It is added once.',
  },
];

export const metrics: readonly Claim[] = [publishTime, edgeLoad, uptime, edgeLocations];

export const triggering: readonly FeatureCard[] = [
  {title: 'Device and locale', description: 'Phone or desktop, and the language the browser asks for.'},
  {title: 'Data enrichment', description: 'Campaign, keyword and source, read from the URL parameters.'},
  {title: 'Real-time processing', description: 'The match is made as the page loads, for each visit.'},
];
