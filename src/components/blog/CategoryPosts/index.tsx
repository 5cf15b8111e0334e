import type {ReactNode} from 'react';
import type {Category} from '@site/src/blog/categories';
import {Wrap} from '../../Wrap';
import {PostList, type ListProps} from '../PostList';
import {WaysThroughTheBlog} from '../WaysThroughTheBlog';
import styles from './styles.module.css';

/** The posts of one category. */
export function CategoryPosts({category, ...list}: ListProps & {category: Category}): ReactNode {
  return (
    <Wrap className={styles.posts}>
      <PostList {...list} category={category.name} />
      <WaysThroughTheBlog current={category} />
    </Wrap>
  );
}
