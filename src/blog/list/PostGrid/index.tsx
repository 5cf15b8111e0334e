import clsx from 'clsx';
import type {PostSummary} from '../../summary';
import {PostCard} from '../PostCard';
import styles from './styles.module.css';

export interface PostGridProps {
  readonly posts: readonly PostSummary[];
  /** Whether the newest posts stand out; a list that was searched is even. */
  readonly featured?: boolean;
}

/** The covers of the first screen. */
const eagerCovers = 3;

export function PostGrid({posts, featured = false}: PostGridProps) {
  return (
    <div className={clsx(styles.grid, featured && styles.featured)}>
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} eager={index < eagerCovers} className={styles.card} />
      ))}
    </div>
  );
}
