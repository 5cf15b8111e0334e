import type {FeatureCard} from '@site/src/components/CardGroup';
import type {Step} from '@site/src/components/Steps';
import {developerResources, pageLoad, publishTime} from '../claims';

export const cards: readonly FeatureCard[] = [
  {title: 'A URL of its own', description: 'Each tailored page has a unique address that you can put into an ad.'},
  {title: 'Vanity URLs', description: 'Give a campaign a short path that people can remember and type.'},
  {
    title: `${developerResources.value} ${developerResources.label}`,
    description: 'No ticket, no deployment, no release window. The script tag is already there.',
  },
  {title: 'Quick to load', description: `Pages load in ${pageLoad.value}, tailored or not.`},
];

export const steps: readonly Step[] = [
  {title: 'Create', text: 'Tailor the page in the editor.'},
  {title: 'Review', text: 'Send the preview link to whoever has to agree.'},
  {title: 'Publish', text: 'Press the button. The page gets its URL.'},
  {title: 'Lightning Fast', text: `Live in ${publishTime.value}.`},
];
