import type {ReactNode} from 'react';
import {byYear, type ArchivedPost} from '../archive';
import {postPath} from '../../../lib/blogPaths';
import {longDate} from '@site/src/lib/dates';
import {SiteLink} from '../../../ui/SiteLink';
import {Wrap} from '../../../ui/Wrap';
import {WaysThroughTheBlog} from '../../WaysThroughTheBlog';
import styles from './styles.module.css';

/** All posts by year, as plain links. */
export function Archive({posts}: {posts: readonly ArchivedPost[]}): ReactNode {
  return (
    <Wrap className={styles.archive}>
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
