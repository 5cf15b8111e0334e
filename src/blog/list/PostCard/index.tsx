import clsx from 'clsx';
import {readTimeOf, type PostSummary} from '../../summary';
import {postPath} from '../../../lib/blogPaths';
import {longDate} from '@site/src/lib/dates';
import {ScheduledMark} from '../../ScheduledMark';
import {SiteLink} from '../../../ui/SiteLink';
import styles from './styles.module.css';

export interface PostCardProps {
  readonly post: PostSummary;
  /** The level of the card's heading. */
  readonly level?: 2 | 3;
  /** Whether the picture is fetched at once, because it stands on the first screen. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** What a list says of a post. The marked parts are those that fillCard.ts writes for a post of the index. */
export function PostCard({post, level = 2, eager = false, className}: PostCardProps) {
  const {slug, title, excerpt, category, date, minutes, author, cover} = post;
  const Title = `h${level}` as const;
  return (
    <article className={clsx(styles.card, className)}>
      {/* The title beside it says what the article is about. */}
      <img
        className={styles.cover}
        data-part="cover"
        src={cover.src}
        alt=""
        width={cover.width}
        height={cover.height}
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className={styles.words}>
        <p className={styles.meta}>
          <span data-part="category">{category}</span> · <span data-part="minutes">{readTimeOf(minutes)}</span>
          {post.scheduled && <ScheduledMark />}
        </p>
        <Title className={styles.title}>
          <SiteLink to={postPath(slug)} data-part="title">
            {title}
          </SiteLink>
        </Title>
        <p className={styles.excerpt} data-part="excerpt">
          {excerpt}
        </p>
        <p className={styles.meta}>
          <SiteLink className={styles.author} to={author.url} data-part="author">
            {author.name}
          </SiteLink>
          {' · '}
          <time dateTime={date} data-part="date">
            {longDate(date)}
          </time>
        </p>
        {/* The title's link covers the card, this too: one link to a post, and one name for it. */}
        <p className={styles.more} aria-hidden="true">
          Read more
        </p>
      </div>
    </article>
  );
}
