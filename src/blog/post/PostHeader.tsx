import {readTimeOf, type PostDetails} from '../summary';
import {categoryNamed} from '../categories';
import {categoryPath, postPath} from '../../lib/blogPaths';
import {longDate} from '@site/src/lib/dates';
import {BackLink} from '../../ui/BackLink';
import {PageActions} from '../../shell/PageActions';
import {SiteLink} from '../../ui/SiteLink';
import {ScheduledMark} from '../ScheduledMark';

/** The opening of an article: the way back, what it is, who wrote it and when, and its cover. */
export function PostHeader({post}: {post: PostDetails}) {
  const {slug, title, category, minutes, author, date, cover, coverAlt, scheduled} = post;
  return (
    <header className="post-header">
      <div className="post-words">
        <BackLink to="/blog" label="Back to Blog" />
        <p className="post-meta">
          <SiteLink to={categoryPath(categoryNamed(category)?.slug ?? '')}>{category}</SiteLink> · {readTimeOf(minutes)}
          {scheduled && <ScheduledMark />}
        </p>
        <h1>{title}</h1>
        <p className="post-meta">
          <SiteLink rel="author" to={author.url}>
            {author.name}
          </SiteLink>
          {' · '}
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        <PageActions path={postPath(slug)} />
      </div>
      <img src={cover.src} alt={coverAlt} width={cover.width} height={cover.height} />
    </header>
  );
}
