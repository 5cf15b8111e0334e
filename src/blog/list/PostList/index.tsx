import {archivePath} from '../../../lib/blogPaths';
import {Button} from '../../../ui/Button';
import {SiteLink} from '../../../ui/SiteLink';
import type {CategoryName} from '../../categories';
import type {PostSummary} from '../../summary';
import {PostGrid} from '../PostGrid';
import styles from './styles.module.css';

export interface ListProps {
  /** The first page of posts, the newest first. */
  readonly posts: readonly PostSummary[];
  /** How many posts there are. */
  readonly total: number;
  /** Where the index of all posts is fetched. */
  readonly index: string;
}

/** The end of a list that goes on. */
function MorePosts() {
  return (
    <div className={styles.end} data-print="hide" data-needs-script>
      <Button kind="secondary" data-more-posts>
        Show more articles
      </Button>
    </div>
  );
}

/** The end of a list that could not be loaded. */
function PostsNotLoaded() {
  return (
    <div className={styles.end} role="alert">
      <p>
        The articles could not be loaded. <SiteLink to={archivePath}>All articles</SiteLink> are on one page, too.
      </p>
      <Button kind="secondary" data-load-posts>
        Try again
      </Button>
    </div>
  );
}

/**
 * A list that begins with a page of posts; postList.behavior.ts searches it and
 * fetches the others when they are wanted. What it may then show is in the HTML
 * as a template, its card with the words of one of the posts.
 *
 * @param category the only one of the list.
 */
export function PostList({posts, total, index, category}: ListProps & {category?: CategoryName}) {
  const example = posts.find(({scheduled}) => !scheduled) ?? posts[0];
  return (
    <>
      <div className={styles.list} data-post-list={total} data-index={index} data-category={category}>
        <PostGrid posts={posts} featured={category === undefined} />
      </div>
      <div data-post-list-end>{total > posts.length && <MorePosts />}</div>
      <div hidden data-post-list-parts data-in-template>
        <PostGrid posts={example ? [example] : []} />
        <p className={styles.none}>No articles found matching your criteria.</p>
        <MorePosts />
        <PostsNotLoaded />
      </div>
    </>
  );
}
