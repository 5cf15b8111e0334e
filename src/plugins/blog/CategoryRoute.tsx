import type {ReactNode} from 'react';
import {categories, type CategorySlug} from '@site/src/blog/categories';
import {PageHeader} from '@site/src/components/PageHeader';
import {BlogShell} from '@site/src/components/blog/BlogShell';
import {CategoryPosts} from '@site/src/components/blog/CategoryPosts';
import type {ListProps} from '@site/src/components/blog/PostBrowser';

export default function CategoryRoute({category: slug, ...list}: ListProps & {category: CategorySlug}): ReactNode {
  const category = categories.find((each) => each.slug === slug) ?? categories[0];
  return (
    <BlogShell title={`${category.name} articles`} description={category.description}>
      <PageHeader back={{to: '/blog', label: 'Back to Blog'}} title={category.name} lead={category.description} />
      <CategoryPosts category={category} {...list} />
    </BlogShell>
  );
}
