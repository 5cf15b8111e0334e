import {useMemo, type ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import NotFound from '@theme/NotFound';
import {postPath} from '@site/src/blog/summary';
import {PostPage} from '@site/src/components/post/PostPage';
import {StaticBody} from '@site/src/components/post/StaticBody';
import {readPostDocument, type PostDocument} from './postDocument';
import {PostData} from './PostData';

/** Posts by slug; undefined: there is none. */
const posts = new Map<string, PostDocument | undefined>();

async function fetchPost(slug: string): Promise<PostDocument | undefined> {
  const answer = await fetch(postPath(encodeURIComponent(slug)));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The post "${slug}" answered ${answer.status}.`);
  return readPostDocument(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

/** Whether the page has not been taken over yet, and so still is what the server sent. */
let isFirst = true;

/**
 * Gets a post ready to be shown: from the page itself when it is the first one,
 * from the post's own page otherwise.
 *
 * @throws where it cannot be fetched; Docusaurus then loads the page anew.
 */
export async function loadPost(slug: string): Promise<void> {
  const hydrating = isFirst && document.documentElement.dataset.hasHydrated !== 'true';
  isFirst = false;
  if (hydrating) posts.set(slug, readPostDocument(document));
  else if (!posts.has(slug)) posts.set(slug, await fetchPost(slug));
}

/** A post, or the page that says that there is none, which were loaded before. */
export function PostFromPage({slug}: {slug: string}): ReactNode {
  const found = posts.get(slug);
  const context = useMemo(() => ({plugin: {name: 'docusaurus-plugin-content-blog', id: 'default'}}), []);
  return (
    <RouteContextProvider value={context}>
      {found === undefined ? (
        <NotFound />
      ) : (
        <PostPage key={slug} post={found.post} contents={found.contents} data={<PostData {...found} />}>
          <StaticBody html={found.body} />
        </PostPage>
      )}
    </RouteContextProvider>
  );
}
