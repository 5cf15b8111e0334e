import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {countText} from '../listState';
import {Wrap} from '../../../ui/Wrap';
import {CategoryButtons} from '../CategoryButtons';
import {PostList, type ListProps} from '../PostList';
import {hideUntilNarrowed} from '../PostList/hideUntilNarrowed';
import {PostSearch} from '../PostSearch';
import {WaysThroughTheBlog} from '../../WaysThroughTheBlog';
import styles from './styles.module.css';

/** The list of posts with its search and its categories; what is asked of it is in the address. */
export function PostBrowser(list: ListProps): ReactNode {
  return (
    <Wrap className={styles.browser}>
      <Head>
        <script>{hideUntilNarrowed}</script>
      </Head>
      <div className={styles.controls} role="search" aria-label="Articles">
        <PostSearch />
        <CategoryButtons />
        <p className={styles.count} role="status" data-post-count>
          {countText(list.total, list.total)}
        </p>
      </div>
      <PostList {...list} />
      <WaysThroughTheBlog />
    </Wrap>
  );
}
