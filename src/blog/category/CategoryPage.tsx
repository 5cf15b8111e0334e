import {PageHeader} from '@site/src/ui/PageHeader';
import {categories, type CategorySlug} from '../categories';
import {BlogShell} from '../BlogShell';
import {CategoryPosts} from './CategoryPosts';
import type {ListProps} from '../list/PostList';

/** What the page of a category says of it, and search engines with it. Apart from the names, which browsers are sent. */
const categoryDescriptions: Readonly<Record<CategorySlug, string>> = {
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

export default function CategoryPage({category: slug, ...list}: ListProps & {category: CategorySlug}) {
  const category = categories.find((each) => each.slug === slug) ?? categories[0];
  const description = categoryDescriptions[category.slug];
  return (
    <BlogShell title={`${category.name} articles`} description={description}>
      <PageHeader back={{to: '/blog', label: 'Back to Blog'}} title={category.name} lead={description} />
      <CategoryPosts category={category} {...list} />
    </BlogShell>
  );
}
