import type {ReactNode} from 'react';
import {archivePath} from '../../../lib/blogPaths';
import {Button} from '../../../ui/Button';
import {SiteLink} from '../../../ui/SiteLink';
import styles from './styles.module.css';

/** The end of a list that goes on. */
export function MorePosts(): ReactNode {
  return (
    <div className={styles.end} data-print="hide">
      <Button kind="secondary" data-more-posts>
        Show more articles
      </Button>
    </div>
  );
}

/** The end of a list that could not be loaded. */
export function PostsNotLoaded(): ReactNode {
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
