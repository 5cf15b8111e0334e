/**
 * Replaces the theme's BlogListPage, which prints each post's opening in full
 * and has no heading: here the page has its header and one card per post.
 */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogListPage';
import BlogLayout from '@theme/BlogLayout';
import {PageHeader} from '@site/src/components/PageHeader';
import {PostList} from '@site/src/components/PostList';

export default function BlogListPage({metadata, items}: Props): ReactNode {
  return (
    <BlogLayout>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <PageHeader title={metadata.blogTitle} lead={metadata.blogDescription} />
      <PostList posts={items.map(({content}) => content)} />
    </BlogLayout>
  );
}
