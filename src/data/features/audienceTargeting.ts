import type {FeatureCard} from '@site/src/components/CardGroup';
import type {Step} from '@site/src/components/Steps';

export const cards: readonly FeatureCard[] = [
  {
    title: 'Ad to page',
    status: 'Available',
    description:
      'The page repeats the promise of the ad. Wildcards cover a whole campaign: prefix*, *suffix, *middle*.',
  },
  {
    title: 'Localized at scale',
    status: 'Available',
    description: 'Browser language picks the translation. One CSV makes a page for each region or keyword.',
  },
  {
    title: 'Email and LinkedIn message match',
    status: 'Available',
    description: 'What the message said is what the page says, down to the words on the button.',
  },
];

export const steps: readonly Step[] = [
  {title: 'Analyze Context', text: 'URL parameters, device and browser language are read as the visitor arrives.'},
  {title: 'Generate Page', text: 'The changes you approved for this context are applied to your page.'},
  {title: 'Deploy Instantly', text: 'The visitor sees the tailored page, and keeps seeing it on later visits.'},
];
