import {setupTime, tailoringTime, traditionalTime, variants} from '../../content/claims';

/** The two kinds of traditional tools, as the headings of their columns. */
export const traditionalTools = ['Page builders', 'Testing suites'] as const;

export interface ComparisonRow {
  readonly feature: string;
  readonly tailor: string;
  /** In the order of `traditionalTools`: what is common to the kind, as the page says. */
  readonly traditional: readonly [string, string];
}

export const comparisonRows: readonly ComparisonRow[] = [
  {
    feature: 'Editing experience',
    tailor: 'On the live page, in the browser, by marketers',
    traditional: [
      'In a separate builder, on a page made there, by marketers',
      'On the live page; beyond small edits, in code, by developers',
    ],
  },
  {
    feature: 'Setup time',
    tailor: `The script tag, once: ${setupTime.value}. Then ${tailoringTime.value} for a tailored page`,
    traditional: [
      'An account and a domain, once. Then your page is rebuilt before its first variant',
      `A script, once, as with Tailor. Then ${traditionalTime.value} ${traditionalTime.label} for a larger variant`,
    ],
  },
  {
    feature: 'AI tailoring',
    tailor: 'Copy, images and translation, in your own voice',
    traditional: [
      'Copy suggestions in many; images and layout by hand for each variant',
      'Suggestions in some; developers still build the variant',
    ],
  },
  {
    feature: 'Personalization scope',
    tailor: 'Campaign, keyword, language and device',
    traditional: [
      'Keywords swapped into the text, or one page for each segment',
      'Broad: location, behavior and customer data too, once they are connected',
    ],
  },
  {
    feature: 'Variants per campaign',
    tailor: variants.value,
    traditional: [
      'As many as you have time to build and keep up to date',
      'As many as your developers have time to build',
    ],
  },
  {
    feature: 'A/B testing and analytics',
    tailor: 'Built in, 50/50 against the original',
    traditional: ['Built into most, between the builder’s own pages', 'Built in, with more kinds of tests than 50/50'],
  },
];
