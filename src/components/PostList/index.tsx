import type {ReactNode} from 'react';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import {categoryOf} from '@site/src/blog/categories';
import {readTimeOf} from '@site/src/blog/readTime';
import {longDate} from '@site/src/lib/dates';
import {SiteLink} from '../SiteLink';
import {Wrap} from '../Wrap';
import styles from './styles.module.css';

type Post = Pick<PropBlogPostContent, 'metadata' | 'frontMatter'>;

function PostCard({post: {metadata, frontMatter}}: {post: Post}): ReactNode {
  const {title, permalink, description, date, readingTime, authors} = metadata;
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <p className={styles.meta}>
          {categoryOf(frontMatter, title).name} · {readTimeOf(readingTime)}
        </p>
        <h2 className={styles.title}>
          <SiteLink to={permalink}>{title}</SiteLink>
        </h2>
        <p className={styles.excerpt}>{description}</p>
        <p className={styles.meta}>
          {authors.map(({name, url}) => (
            <SiteLink key={name} to={url ?? '/team'}>
              {name}
            </SiteLink>
          ))}
          {' · '}
          <time dateTime={date.slice(0, 10)}>{longDate(date)}</time>
        </p>
        <p>
          <SiteLink className={styles.more} to={permalink} aria-label={`Read more: ${title}`}>
            Read more
          </SiteLink>
        </p>
      </div>
    </article>
  );
}

/** All posts as cards, the newest one large. */
export function PostList({posts}: {posts: readonly Post[]}): ReactNode {
  return (
    <Wrap className={styles.list}>
      {posts.map((post) => (
        <PostCard key={post.metadata.permalink} post={post} />
      ))}
    </Wrap>
  );
}
