import type {FeatureCard} from '@site/src/ui/CardGroup';
import type {Step} from '@site/src/ui/Steps';
import {translationTime} from '../../../content/claims';

export const benefits: readonly FeatureCard[] = [
  {
    title: 'Audience-specific messaging',
    description:
      'Lead with what matters to this reader: savings for a finance lead, workflow for the person who does the work.',
  },
  {
    title: 'Multi-language support',
    description: `Translate a page with one click, in ${translationTime.value}. Browser language decides who sees it.`,
  },
  {
    title: 'Campaign source optimization',
    description: 'Repeat the words of the ad, the keyword or the newsletter that the visitor came from.',
  },
];

export const brandConsistency: readonly FeatureCard[] = [
  {
    title: 'Voice and tone',
    description: 'Describe how you sound once. Every rewrite in your organization follows it.',
  },
  {
    title: 'Style guidelines',
    description: 'Product names, spelling and words to avoid guide every rewrite, translations too.',
  },
];

export const steps: readonly Step[] = [
  {title: 'Open your page', text: 'The extension puts the editor on top of the live page.'},
  {title: 'Choose the words', text: 'Click a headline, a paragraph or a button.'},
  {title: 'Say who reads it', text: 'Name the audience or the campaign, and edit the suggestion until it is yours.'},
  {
    title: 'Publish, then test',
    text: 'Publishing gives the page its own URL. Start Test runs it against the original, 50/50.',
  },
];
