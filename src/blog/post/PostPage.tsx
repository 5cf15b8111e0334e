import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import TOC from '@theme/TOC';
import type {ContentsEntry, PostDetails} from '../summary';
import {postPath} from '../../lib/blogPaths';
import {PageFeedback} from '../../docs/PageFeedback';
import {PostHeader} from './PostHeader';
import {PostMeta} from './PostMeta';
import {RelatedPosts} from './RelatedPosts';
import {ShareLinks} from './ShareLinks';

/** Fewer headings than these are seen at a glance. */
const longPost = 3;

export interface PostPageProps {
  readonly post: PostDetails;
  readonly contents: readonly ContentsEntry[];
  /** The text in its element. */
  readonly children: ReactNode;
}

/** An article with everything around it. */
export function PostPage({post, contents, children}: PostPageProps) {
  const {title, excerpt, slug, editUrl, lastUpdatedAt, related} = post;
  return (
    <HtmlClassNameProvider className="blog-post-page">
      <Layout title={title} description={excerpt}>
        <PostMeta post={post} />
        <main className="blog-layout">
          <article className="post">
            <PostHeader post={post} />
            <div className="post-main">
              {children}
              <ShareLinks path={postPath(slug)} title={title} />
              {(editUrl !== undefined || lastUpdatedAt !== undefined) && (
                <EditMetaRow className="" editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={undefined} />
              )}
              <PageFeedback />
            </div>
            {contents.length >= longPost && (
              <aside className="blog-contents" data-print="hide">
                <TOC toc={contents} />
              </aside>
            )}
          </article>
          <RelatedPosts posts={related} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
