import type {PostSummary} from '../summary';

export type ArchivedPost = Pick<PostSummary, 'slug' | 'title' | 'date'>;

export interface ArchivedYear {
  readonly year: string;
  readonly posts: readonly ArchivedPost[];
}

/** Posts by year, in the order in which they come. */
export function byYear(posts: readonly ArchivedPost[]): ArchivedYear[] {
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return years.map((year) => ({year, posts: posts.filter(({date}) => date.startsWith(year))}));
}
