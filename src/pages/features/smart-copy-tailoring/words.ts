import type {FeatureCard} from '@site/src/ui/CardGroup';
import type {Step} from '@site/src/ui/Steps';
import {translationTime} from '../../../content/claims';

export const benefits: readonly FeatureCard[] = [
  {
    title: 'Audience-specific messaging',
    description:
      'Say what matters to this reader. The finance lead gets the saving, the practitioner gets the workflow, and both read it in the first line instead of the fourth paragraph.',
  },
  {
    title: 'Multi-language support',
    description: `Translate a page with one click, in ${translationTime.value}. It shows by browser language.`,
  },
  {
    title: 'Campaign source optimization',
    description: 'Repeat the words of the ad, the keyword or the newsletter that the visitor came from.',
  },
];

export const brandConsistency: readonly FeatureCard[] = [
  {
    title: 'Voice and tone',
    description: 'Describe how you sound once. Every rewrite by anybody in your organization follows it.',
  },
  {
    title: 'Style guidelines',
    description: 'Product names, forbidden words and spelling are kept, in the original and in translations.',
  },
];

export const steps: readonly Step[] = [
  {title: 'Open your page', text: 'The extension puts the editor on top of the live page.'},
  {title: 'Choose the words', text: 'Click a headline, a paragraph or a button.'},
  {title: 'Say who reads it', text: 'Name the audience or the campaign, and edit the suggestion until it is yours.'},
  {title: 'Publish and test', text: 'The tailored page runs against the original, 50/50.'},
];
