import {useState, type ReactNode} from 'react';
import type {Category} from '@site/src/blog/categories';
import {matchingPosts, pageSize, wholeList} from '@site/src/blog/listState';
import {Wrap} from '../../Wrap';
import {MorePosts} from '../MorePosts';
import type {ListProps} from '../PostBrowser';
import {usePostIndex} from '../PostBrowser/usePostIndex';
import {PostGrid} from '../PostGrid';
import {WaysThroughTheBlog} from '../WaysThroughTheBlog';
import styles from './styles.module.css';

/** The posts of one category. */
export function CategoryPosts({category, posts: first, total, index}: ListProps & {category: Category}): ReactNode {
  const {posts, progress, load} = usePostIndex(first, total, index);
  const [shown, setShown] = useState(pageSize);
  const showMore = (): void => {
    load();
    setShown(shown + pageSize);
  };
  return (
    <Wrap className={styles.posts}>
      <PostGrid posts={matchingPosts(posts, {...wholeList, category}).slice(0, shown)} />
      <MorePosts left={total - shown} progress={progress} onMore={showMore} onRetry={load} />
      <WaysThroughTheBlog current={category} />
    </Wrap>
  );
}
