import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {ContentsEntry, PostDetails} from '@site/src/blog/summary';
import {PostPage} from '@site/src/components/post/PostPage';
import {postText} from '@site/src/components/post/postText';
import {PostData} from './browser/PostData';

interface PostContent {
  (): ReactNode;
  readonly toc: readonly ContentsEntry[];
}

/** A post in the build and in development; the browser shows browser/PostFromPage.tsx. */
export default function PostRoute({content: Content, post}: {content: PostContent; post: PostDetails}): ReactNode {
  return (
    <PostPage post={post} contents={Content.toc} data={<PostData post={post} contents={Content.toc} />}>
      <div {...postText}>
        <MDXContent>
          <Content />
        </MDXContent>
      </div>
    </PostPage>
  );
}
