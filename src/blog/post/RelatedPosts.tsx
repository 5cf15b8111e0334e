import type {PostSummary} from '../summary';
import {PostCard} from '../list/PostCard';
import styles from './RelatedPosts.module.css';

/** What to read next. */
export function RelatedPosts({posts}: {posts: readonly PostSummary[]}) {
  return (
    posts.length > 0 && (
      <section className={styles.related} aria-labelledby="related-posts" data-print="hide" data-search="skip">
        <h2 id="related-posts" className={styles.heading}>
          Related articles
        </h2>
        <div className={styles.posts}>
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} level={3} />
          ))}
        </div>
      </section>
    )
  );
}
