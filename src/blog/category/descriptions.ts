import type {CategorySlug} from '../categories';

/** What the page of a category says of it, and search engines with it. Apart from the names, which browsers are sent. */
export const categoryDescriptions: Readonly<Record<CategorySlug, string>> = {
  product:
    'How tailoring, triggering, publishing and testing work in Tailor, step by step, and what to check before each.',
  'team-culture':
    'How teams that test their pages work together: who decides, who reviews, and what is written down for the next time.',
  marketing:
    'Landing pages for campaigns, languages and budgets: what to change first, and how to tell whether it paid.',
  community:
    'Formats for learning from one another: teardowns, shared results, and templates to copy for your own group.',
  'ai-technology':
    'What language models and statistics can do for a landing page, where they mislead, and how to check their work.',
};
