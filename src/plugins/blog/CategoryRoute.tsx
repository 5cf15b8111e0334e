import type {ReactNode} from 'react';
import {categories, type CategorySlug} from '@site/src/blog/categories';
import {categoryDescriptions} from '@site/src/blog/categoryDescriptions';
import {PageHeader} from '@site/src/components/PageHeader';
import {BlogShell} from '@site/src/components/blog/BlogShell';
import {CategoryPosts} from '@site/src/components/blog/CategoryPosts';
import type {ListProps} from '@site/src/components/blog/PostList';

export default function CategoryRoute({category: slug, ...list}: ListProps & {category: CategorySlug}): ReactNode {
  const category = categories.find((each) => each.slug === slug) ?? categories[0];
  const description = categoryDescriptions[category.slug];
  return (
    <BlogShell title={`${category.name} articles`} description={description}>
      <PageHeader back={{to: '/blog', label: 'Back to Blog'}} title={category.name} lead={description} />
      <CategoryPosts category={category} {...list} />
    </BlogShell>
  );
}
