import type {LoadedPlugin} from '@docusaurus/types';
import type {BlogWithPosts} from '.';
import type {ReadPost} from './posts';

const isBlog = (content: unknown): content is BlogWithPosts =>
  typeof content === 'object' && content !== null && 'posts' in content && Array.isArray(content.posts);

/**
 * The posts that the blog's plugin has read, the newest first.
 *
 * @param plugins all plugins with what they have read, as Docusaurus hands them over after a build.
 * @throws Error where the blog is not among them.
 */
export function postsOf(plugins: readonly LoadedPlugin[]): readonly ReadPost[] {
  const content = plugins.map((plugin) => plugin.content).find(isBlog);
  if (content === undefined) throw new Error('The blog’s plugin (src/blog/plugin) is not part of the site.');
  return content.posts;
}
