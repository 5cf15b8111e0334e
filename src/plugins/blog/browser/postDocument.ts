import {postText} from '@site/src/components/post/postText';
import type {ContentsEntry, PostDetails} from '@site/src/blog/summary';

/** What a post's page holds in its HTML. */
export interface PostDocument {
  readonly post: PostDetails;
  readonly contents: readonly ContentsEntry[];
  /** The text as HTML. */
  readonly body: string;
}

/** The id of the element that holds a post's data. */
export const postDataId = 'post-data';

function isPostData(data: unknown): data is Omit<PostDocument, 'body'> {
  return data instanceof Object && 'post' in data && 'contents' in data;
}

/** Reads a post from the page that holds it; undefined where the page is not a post's. */
export function readPostDocument(page: Document): PostDocument | undefined {
  const data = page.getElementById(postDataId)?.textContent;
  const body = page.getElementById(postText.id)?.innerHTML;
  if (!data || body === undefined) return undefined;
  // Written by this build's own PostRoute.
  const written: unknown = JSON.parse(data);
  return isPostData(written) ? {...written, body} : undefined;
}
