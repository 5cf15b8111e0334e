import type {Audience} from '@site/src/lib/audience';

/** What in an address asks for a version, as the care label and the hero's drawing show it; nothing asks for the original. */
export const patterns: Readonly<Record<Exclude<Audience, 'default'>, string>> = {
  perfmarketing: 'utm_campaign=roas-*',
  mentalwellness: 'utm_term=*sleep*',
  ecomm: 'utm_campaign=spring-*',
  german: 'locale=de-DE',
};
