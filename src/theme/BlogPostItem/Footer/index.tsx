/**
 * Wraps the theme's BlogPostItem/Footer, which has a post's tags and links to
 * its source: on the post's own page the reader is asked whether it was helpful.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import {PageFeedback} from '@site/src/components/PageFeedback';

export default function BlogPostItemFooterWithFeedback(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <>
      <BlogPostItemFooter />
      {isBlogPostPage && <PageFeedback />}
    </>
  );
}
