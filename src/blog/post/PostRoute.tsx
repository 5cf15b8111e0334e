import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {ContentsEntry, PostDetails} from '../summary';
import {PostPage} from './PostPage';

interface PostContent {
  (): ReactNode;
  readonly toc: readonly ContentsEntry[];
}

/** A post: its page around its text, which the feeds take from here. */
export default function PostRoute({content: Content, post}: {content: PostContent; post: PostDetails}) {
  return (
    <PostPage post={post} contents={Content.toc}>
      <div className="markdown" data-post-text>
        <MDXContent>
          <Content />
        </MDXContent>
      </div>
    </PostPage>
  );
}
