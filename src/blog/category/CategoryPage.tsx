import type {ReactNode} from 'react';
import {categories, type CategorySlug} from '../categories';
import {categoryDescriptions} from './descriptions';
import {PageHeader} from '@site/src/ui/PageHeader';
import {BlogShell} from '../BlogShell';
import {CategoryPosts} from './CategoryPosts';
import type {ListProps} from '../list/PostList';

export default function CategoryPage({category: slug, ...list}: ListProps & {category: CategorySlug}): ReactNode {
  const category = categories.find((each) => each.slug === slug) ?? categories[0];
  const description = categoryDescriptions[category.slug];
  return (
    <BlogShell title={`${category.name} articles`} description={description}>
      <PageHeader back={{to: '/blog', label: 'Back to Blog'}} title={category.name} lead={description} />
      <CategoryPosts category={category} {...list} />
    </BlogShell>
  );
}
