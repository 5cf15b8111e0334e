import {useEffect, useLayoutEffect, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {countText, isNarrowed, matchingPosts, pageSize} from '@site/src/blog/listState';
import type {PostSummary} from '@site/src/blog/summary';
import {Wrap} from '../../Wrap';
import {CategoryButtons} from '../CategoryButtons';
import {MorePosts} from '../MorePosts';
import {PostGrid} from '../PostGrid';
import {PostSearch} from '../PostSearch';
import {WaysThroughTheBlog} from '../WaysThroughTheBlog';
import {hideUntilNarrowed, showNarrowed} from './hideUntilNarrowed';
import styles from './styles.module.css';
import {useListState} from './useListState';
import {usePostIndex} from './usePostIndex';

export interface ListProps {
  /** The first page of posts, the newest first. */
  readonly posts: readonly PostSummary[];
  /** How many posts there are. */
  readonly total: number;
  /** Where the index of all posts is fetched. */
  readonly index: string;
}

/** The list of posts with its search and its categories; what is asked of it stands in the address. */
export function PostBrowser({posts: first, total, index}: ListProps): ReactNode {
  const [state, change] = useListState();
  const {posts, progress, load} = usePostIndex(first, total, index);
  const narrowed = isNarrowed(state);
  const searching = state.query.trim() !== '' || state.category !== undefined;
  // What is asked for is not among the posts that are there; a longer list begins with them.
  const waiting = searching && progress !== 'loaded';
  const busy = waiting && progress !== 'failed';

  useEffect(() => {
    if (narrowed) load();
  }, [narrowed, load]);
  useLayoutEffect(showNarrowed, [state]);

  const matching = matchingPosts(posts, state);
  const count = searching ? matching.length : total;
  return (
    <Wrap className={styles.browser}>
      {/* Acts while the HTML is read; added later it would do nothing, and the security policy would report it. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{hideUntilNarrowed}</script>
        </Head>
      )}
      <div className={styles.controls} role="search" aria-label="Articles">
        <PostSearch
          query={state.query}
          onFocus={load}
          onChange={(query) => change({...state, query, shown: pageSize}, 'replace')}
        />
        <CategoryButtons
          chosen={state.category}
          onChoose={(category) => change({...state, category, shown: pageSize}, 'push')}
        />
        <p className={styles.count} role="status">
          {busy && 'Loading articles…'}
          {!waiting && countText(count, total)}
        </p>
      </div>
      <div className={styles.list} aria-busy={busy}>
        {!waiting && <PostGrid posts={matching.slice(0, state.shown)} featured={!searching} />}
        {!waiting && count === 0 && <p className={styles.none}>No articles found matching your criteria.</p>}
      </div>
      <MorePosts
        left={count - state.shown}
        progress={progress}
        onMore={() => change({...state, shown: state.shown + pageSize}, 'replace')}
        onRetry={load}
      />
      <WaysThroughTheBlog />
    </Wrap>
  );
}
