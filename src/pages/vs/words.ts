import {setupTime, tailoringTime, traditionalTime, variants} from '../../content/claims';

/** What the table compares, in the order of its rows. */
const features = [
  'Editing experience',
  'Setup time',
  'AI tailoring',
  'Personalization scope',
  'Variants per campaign',
  'A/B testing and analytics',
] as const;
type Feature = (typeof features)[number];

const tailor: Readonly<Record<Feature, string>> = {
  'Editing experience': 'On the live page, in the browser, by marketers',
  'Setup time': `The script tag, once: ${setupTime.value}. Then ${tailoringTime.value} for a tailored page`,
  'AI tailoring': 'Copy, images and translation, in your own voice',
  'Personalization scope': 'Campaign, keyword, language and device',
  'Variants per campaign': variants.value,
  'A/B testing and analytics': 'Built in, 50/50 against the original',
};

/** Tailor AI and one kind of traditional tools: what is common to the kind, as the page says. */
export interface ComparisonCategory {
  readonly id: string;
  /** The kind, as the heading of its column. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly {readonly feature: Feature; readonly tailor: string; readonly traditional: string}[];
}

const rowsOf = (traditional: Readonly<Record<Feature, string>>): ComparisonCategory['rows'] =>
  features.map((feature) => ({feature, tailor: tailor[feature], traditional: traditional[feature]}));

export const comparisonCategories: readonly ComparisonCategory[] = [
  {
    id: 'page-builders',
    name: 'Page builders',
    title: 'Tailor AI and page builders',
    text: 'These traditional tools make a new page, in an editor of their own.',
    rows: rowsOf({
      'Editing experience': 'In a separate builder, on a page made there, by marketers',
      'Setup time': 'An account and a domain, once. Then your page is rebuilt before its first variant',
      'AI tailoring': 'Copy suggestions in many; images and layout by hand for each variant',
      'Personalization scope': 'Keywords swapped into the text, or one page for each segment',
      'Variants per campaign': 'As many as you have time to build and keep up to date',
      'A/B testing and analytics': 'Built into most, between the builder’s own pages',
    }),
  },
  {
    id: 'testing-suites',
    name: 'Testing suites',
    title: 'Tailor AI and testing suites that need developers',
    text: 'These traditional tools change the live page, as Tailor does, and can test anything on it.',
    rows: rowsOf({
      'Editing experience': 'On the live page; beyond small edits, in code, by developers',
      'Setup time': `A script, once, as with Tailor. Then ${traditionalTime.value} ${traditionalTime.label} for a larger variant`,
      'AI tailoring': 'Suggestions in some; developers still build the variant',
      'Personalization scope': 'Broad: location, behavior and customer data too, once they are connected',
      'Variants per campaign': 'As many as your developers have time to build',
      'A/B testing and analytics': 'Built in, with more kinds of tests than 50/50',
    }),
  },
];
