import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {categories} from '../categories';
import {pageSize} from '../list/listState';
import type {PostDetails, PostSummary} from '../summary';
import {archivePath, categoryPath, postPath} from '../../lib/blogPaths';
import type {ListProps} from '../list/PostList';
import {shareCardAddress} from '../../pipeline/cards/edition';
import {fileOf, type ReadPost} from './posts';

/**
 * Which posts to read next: of the same category, the nearest in time first;
 * where it has too few, the newest of the others.
 *
 * @param posts all posts, the newest first.
 */
export function relatedPosts(post: PostSummary, posts: readonly PostSummary[], count: number): PostSummary[] {
  const others = posts.filter(({slug}) => slug !== post.slug);
  const day = Date.parse(post.date);
  const same = others
    .filter(({category}) => category === post.category)
    .map((other) => ({other, distance: Math.abs(Date.parse(other.date) - day)}))
    .sort((a, b) => a.distance - b.distance || a.other.slug.localeCompare(b.other.slug))
    .map(({other}) => other);
  return [...same, ...others.filter(({category}) => category !== post.category)].slice(0, count);
}

const component = (file: string): string => `@site/src/blog/${file}.tsx`;

const relatedCount = 3;

function listProps(posts: readonly PostSummary[], index: string): ListProps {
  return {posts: posts.slice(0, pageSize), total: posts.length, index};
}

function detailsOf(post: ReadPost, summaries: readonly PostSummary[], withShareCards: boolean): PostDetails {
  const {editUrl} = post.source.metadata;
  return {
    ...post.summary,
    coverAlt: post.coverAlt,
    shareCard: withShareCards ? shareCardAddress(post.summary) : undefined,
    related: relatedPosts(post.summary, summaries, relatedCount),
    editUrl,
  };
}

export interface RouteOptions {
  readonly blog: Pick<BlogContent, 'blogTitle' | 'blogDescription'>;
  readonly posts: readonly ReadPost[];
  /** Address of the index of all posts. */
  readonly index: string;
  readonly withShareCards: boolean;
}

/** The blog's pages: the list, one list for each category, all posts as plain links, and the posts. */
export function blogRoutes({blog, posts, index, withShareCards}: RouteOptions): RouteConfig[] {
  const summaries = posts.map(({summary}) => summary);
  const list: RouteConfig = {
    path: '/blog',
    exact: true,
    component: component('list/ListPage'),
    props: {title: blog.blogTitle, description: blog.blogDescription, ...listProps(summaries, index)},
  };
  const archive: RouteConfig = {
    path: archivePath,
    exact: true,
    component: component('archive/ArchivePage'),
    props: {posts: summaries.map(({slug, title, date}) => ({slug, title, date}))},
  };
  const ofCategories = categories.map(({name, slug}): RouteConfig => {
    const own = summaries.filter(({category}) => category === name);
    return {
      path: categoryPath(slug),
      exact: true,
      component: component('category/CategoryPage'),
      props: {category: slug, ...listProps(own, index)},
    };
  });
  const ofPosts = posts.map((post): RouteConfig => {
    return {
      path: postPath(post.summary.slug),
      exact: true,
      component: component('post/PostRoute'),
      modules: {content: post.source.metadata.source},
      props: {post: detailsOf(post, summaries, withShareCards)},
      metadata: {sourceFilePath: fileOf(post.source)},
    };
  });
  return [list, archive, ...ofCategories, ...ofPosts];
}
