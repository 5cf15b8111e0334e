import type {ReactNode} from 'react';
import type * as postPages from './PostFromPage';

let loaded: typeof postPages | undefined;

/** The route of all posts. It is part of every page, so it only fetches what a post needs. */
export function PostLoader({match}: {match: {params: {slug: string}}}): ReactNode {
  return loaded && <loaded.PostFromPage slug={match.params.slug} />;
}

PostLoader.preload = async function preload({slug}: {slug: string}): Promise<void> {
  loaded = await import('./PostFromPage');
  await loaded.loadPost(slug);
};
