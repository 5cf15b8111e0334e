import type {Step} from '@site/src/ui/Steps';

/** Uses of targeting, each with an example: what the visitor comes from, and the headline or button, whose end is tailored. */
export const messagePairs = [
  {
    title: 'Ad to page',
    status: 'Available',
    description:
      'The page repeats the promise of the ad. Wildcards cover a whole campaign: prefix*, *suffix, *middle*.',
    from: 'Search ad',
    message: 'Trail shoes for wet ground',
    before: 'Shoes made for',
    tailored: 'wet ground',
    language: undefined,
  },
  {
    title: 'Localized at scale',
    status: 'Available',
    description: 'Browser language picks the translation. One CSV makes a page for each keyword or regional campaign.',
    from: 'Browser language',
    message: 'German',
    before: 'Schuhe für',
    tailored: 'nasse Wege',
    language: 'de',
  },
  {
    title: 'Email and LinkedIn message match',
    status: 'Available',
    description: 'The page repeats what the message said, down to the words on the button.',
    from: 'Email subject',
    message: 'Your team price is waiting',
    before: 'See',
    tailored: 'your team price',
    language: undefined,
  },
] as const;

/** What the example's visitor brings along. */
export const contextSignals = [
  {name: 'utm_campaign', value: 'spring-sale'},
  {name: 'Device', value: 'phone'},
  {name: 'Browser language', value: 'de'},
] as const;

export const steps: readonly Step[] = [
  {title: 'Analyze Context', text: 'URL parameters, device and browser language are read as the visitor arrives.'},
  {title: 'Generate Page', text: 'The changes you approved for this context are applied to your page.'},
  {title: 'Deploy Instantly', text: 'The visitor sees the tailored page, without a site release.'},
];
