import {longDate} from '@site/src/lib/dates';
import {postPath} from '../../../lib/blogPaths';
import {SiteLink} from '../../../ui/SiteLink';
import {Wrap} from '../../../ui/Wrap';
import {WaysThroughTheBlog} from '../../WaysThroughTheBlog';
import styles from './styles.module.css';
import type {PostSummary} from '../../summary';

export type ArchivedPost = Pick<PostSummary, 'slug' | 'title' | 'date'>;

/** Posts by year, in the order in which they come. */
export function byYear(posts: readonly ArchivedPost[]): {year: string; posts: ArchivedPost[]}[] {
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return years.map((year) => ({year, posts: posts.filter(({date}) => date.startsWith(year))}));
}

/** All posts by year, as plain links. */
export function Archive({posts}: {posts: readonly ArchivedPost[]}) {
  return (
    <Wrap>
      {byYear(posts).map(({year, posts: ofYear}) => (
        <section key={year} className={styles.year}>
          <h2>{year}</h2>
          <ul className={styles.posts}>
            {ofYear.map(({slug, title, date}) => (
              <li key={slug} className={styles.post}>
                <SiteLink to={postPath(slug)}>{title}</SiteLink> <time dateTime={date}>{longDate(date)}</time>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <WaysThroughTheBlog current="archive" />
    </Wrap>
  );
}
