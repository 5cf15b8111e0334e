import type {ReactNode} from 'react';
import {archivePath} from '@site/src/blog/summary';
import {Button} from '../../Button';
import {SiteLink} from '../../SiteLink';
import type {PostIndex} from '../PostBrowser/usePostIndex';
import styles from './styles.module.css';

export interface MorePostsProps {
  /** How many posts the list does not show yet. */
  readonly left: number;
  readonly progress: PostIndex['progress'];
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** The end of a list that goes on, or that could not be loaded. */
export function MorePosts({left, progress, onMore, onRetry}: MorePostsProps): ReactNode {
  if (progress === 'failed') {
    return (
      <div className={styles.end} role="alert">
        <p>
          The articles could not be loaded. <SiteLink to={archivePath}>All articles</SiteLink> are on one page, too.
        </p>
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    left > 0 && (
      <div className={styles.end} data-print="hide">
        <Button kind="secondary" onClick={onMore}>
          Show more articles
        </Button>
      </div>
    )
  );
}
