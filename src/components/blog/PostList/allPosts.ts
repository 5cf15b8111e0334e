import {readCompactIndex, type CompactIndex} from '@site/src/blog/compactIndex';
import type {PostSummary} from '@site/src/blog/summary';
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
 * Fetches the rest of a list that begins with the posts on its page.
 *
 * @throws Error where the index of all posts cannot be had, or is damaged.
 */
export async function allPosts({index: address, category, card, posts}: List): Promise<readonly ListedPost[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The index of posts answered ${answer.status}.`);
  const all = await answer.json().then((index: CompactIndex) => readCompactIndex(index));
  if (card === null) return posts;
  const own = all.filter((post) => category === undefined || post.category === category);
  return [...posts, ...own.slice(posts.length).map((post) => listed(post, card))];
}
