import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedPlugin} from '@docusaurus/types';
import type {ListedAuthor} from '../authors';
import {categoryOf} from '../categories';
import {isPublished} from '../publishing';
import type {PostSummary} from '../summary';
import {pictureFile, pictureNames, readPicture, type ServedPicture} from './pictures';

/** A post as Docusaurus read it, and what its card says. */
export interface ReadPost {
  readonly source: BlogPost;
  readonly summary: PostSummary;
  readonly coverAlt: string;
  /** The pictures in its folder, the cover included. */
  readonly pictures: readonly ServedPicture[];
}

/** A field of the front matter; the content check has found it to be there. */
function text(frontMatter: object, name: string): string {
  const value: unknown = Reflect.get(frontMatter, name);
  return typeof value === 'string' ? value : '';
}

/** The day of a post, which Docusaurus gives as its first moment in Greenwich. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The file of a post, from the root of the repository. */
export const fileOf = ({metadata}: BlogPost): string => metadata.source.replace(/^@site\//, '');

/** What posts are read with. */
export interface PostsSource {
  readonly siteDir: string;
  /** The calendar date in Los Angeles. */
  readonly today: string;
  readonly authors: readonly ListedAuthor[];
}

function readPost(source: BlogPost, {siteDir, today, authors}: PostsSource): ReadPost {
  const {title, description, date, readingTime, frontMatter, permalink} = source.metadata;
  const folder = path.join(siteDir, path.dirname(fileOf(source)));
  const slug = permalink.slice(permalink.lastIndexOf('/') + 1);
  const {src, width, height} = readPicture(pictureFile(folder, text(frontMatter, 'cover')));
  const writtenBy = text(frontMatter, 'writtenBy');
  const author = authors.find(({value}) => value === writtenBy);
  const day = dayOf(date);
  return {
    source,
    coverAlt: text(frontMatter, 'coverAlt'),
    pictures: pictureNames(folder).map((name) => readPicture(path.join(folder, name))),
    summary: {
      slug,
      title,
      excerpt: description,
      category: categoryOf(frontMatter, title).name,
      date: day,
      minutes: Math.max(1, Math.ceil(readingTime ?? 1)),
      author: {name: author?.label ?? writtenBy, url: author?.url ?? '/team'},
      cover: {src, width, height},
      ...(!isPublished(day, today) && {scheduled: true as const}),
    },
  };
}

/** Reads what cards and pages tell of the posts, the newest first; those of one day by their address. */
export function readPosts({blogPosts}: BlogContent, source: PostsSource): ReadPost[] {
  return blogPosts
    .map((post) => readPost(post, source))
    .sort(({summary: a}, {summary: b}) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

const isBlog = (content: unknown): content is {readonly posts: readonly ReadPost[]} =>
  typeof content === 'object' && content !== null && 'posts' in content && Array.isArray(content.posts);

/**
 * The posts that the blog's plugin has read, the newest first.
 *
 * @param plugins all plugins with what they have read, as Docusaurus hands them over after a build.
 */
export function postsOf(plugins: readonly LoadedPlugin[]): readonly ReadPost[] {
  const content = plugins.map((plugin) => plugin.content).find(isBlog);
  if (content === undefined) throw new Error('The blog’s plugin (src/blog/plugin) is not part of the site.');
  return content.posts;
}
