import {readCompactIndex, type CompactIndex} from '../compactIndex';
import type {PostSummary} from '../../summary';
import {fillCard} from '../PostCard/fillCard';
import {once, type List, type ListedPost} from './list';

function listed(post: PostSummary, card: Element): ListedPost {
  return {
    ...post,
    card: once(() => {
      const own = document.importNode(card, true);
      fillCard(own, post);
      return own;
    }),
  };
}

/**
 * Reads the rest of a list, which begins with the posts on its page.
 *
 * @throws Error where the answer is not the index of all posts, or a damaged one.
 */
export async function readPosts({category, card, posts}: List, answer: Response): Promise<readonly ListedPost[]> {
  if (!answer.ok) throw new Error(`The index of posts answered ${answer.status}.`);
  const all = await answer.json().then((index: CompactIndex) => readCompactIndex(index));
  if (card === null) return posts;
  const own = all.filter((post) => category === undefined || post.category === category);
  return [...posts, ...own.slice(posts.length).map((post) => listed(post, card))];
}
