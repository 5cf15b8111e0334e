import type {ReactNode} from 'react';
import type {PostDocument} from './postDocument';
import {postDataId} from './postDocument';

/** What the browser needs to take over a post's page, as data beside the text. */
export function PostData({post, contents}: Omit<PostDocument, 'body'>): ReactNode {
  // A "<" could end the script early.
  const json = JSON.stringify({post, contents}).replaceAll('<', '\\u003c');
  return <script type="application/json" id={postDataId} dangerouslySetInnerHTML={{__html: json}} />;
}
