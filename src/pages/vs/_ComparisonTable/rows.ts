import {setupTime, traditionalTime, variants} from '../../../content/claims';

export interface ComparisonRow {
  readonly feature: string;
  readonly tailor: string;
  readonly traditional: string;
}

export const comparisonRows: readonly ComparisonRow[] = [
  {
    feature: 'Editing experience',
    tailor: 'On the live page, in the browser',
    traditional: 'In a separate builder, on a copy of the page',
  },
  {
    feature: 'Setup time',
    tailor: `One script tag, ${setupTime.value}`,
    traditional: `${traditionalTime.value} ${traditionalTime.label}`,
  },
  {
    feature: 'AI tailoring',
    tailor: 'Copy, images and translation, in your own voice',
    traditional: 'Written and drawn by hand for each variant',
  },
  {
    feature: 'Personalization scope',
    tailor: 'Campaign, keyword, region, language and device',
    traditional: 'A few broad segments',
  },
  {
    feature: 'Variants per campaign',
    tailor: variants.value,
    traditional: 'As many as you have time to build',
  },
  {
    feature: 'A/B testing and analytics',
    tailor: 'Built in, 50/50 against the original',
    traditional: 'A second tool to connect',
  },
];
