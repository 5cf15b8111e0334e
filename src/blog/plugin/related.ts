import type {PostSummary} from '../summary';

/**
 * Which posts to read next: of the same category, the nearest in time first;
 * where it has too few, the newest of the others.
 *
 * @param posts all posts, the newest first.
 */
export function relatedPosts(post: PostSummary, posts: readonly PostSummary[], count: number): PostSummary[] {
  const others = posts.filter(({slug}) => slug !== post.slug);
  const distance = ({date}: PostSummary): number => Math.abs(Date.parse(date) - Date.parse(post.date));
  const same = others
    .filter(({category}) => category === post.category)
    .sort((a, b) => distance(a) - distance(b) || a.slug.localeCompare(b.slug));
  return [...same, ...others.filter(({category}) => category !== post.category)].slice(0, count);
}
