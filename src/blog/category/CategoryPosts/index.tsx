import type {Category} from '../../categories';
import {Wrap} from '../../../ui/Wrap';
import {PostList, type ListProps} from '../../list/PostList';
import {WaysThroughTheBlog} from '../../WaysThroughTheBlog';

/** The posts of one category. */
export function CategoryPosts({category, ...list}: ListProps & {category: Category}) {
  return (
    <Wrap>
      <PostList {...list} category={category.name} />
      <WaysThroughTheBlog current={category} />
    </Wrap>
  );
}
