/**
 * Replaces the theme's BlogPostItem/Header: a way back, category and read time
 * above the title, the date as this site writes dates, the ways to the page as Markdown, and the cover.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {BackLink} from '@site/src/components/BackLink';
import {PageActions} from '@site/src/components/PageActions';
import {SiteLink} from '@site/src/components/SiteLink';
import {longDate} from '@site/src/lib/dates';
import {categoryOf} from '@site/src/blog/categories';
import {readTimeOf} from '@site/src/blog/readTime';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, frontMatter} = useBlogPost();
  const {title, date, readingTime, authors} = metadata;
  return (
    <header className="post-header">
      <BackLink to="/blog" label="Back to Blog" />
      <p className="post-meta">
        {categoryOf(frontMatter, title).name} · {readTimeOf(readingTime)}
      </p>
      <h1>{title}</h1>
      <p className="post-meta">
        {authors.map(({name, url}) => (
          <SiteLink key={name} to={url ?? '/team'}>
            {name}
          </SiteLink>
        ))}
        {' · '}
        <time dateTime={date.slice(0, 10)}>{longDate(date)}</time>
      </p>
      <PageActions path={metadata.permalink} />
    </header>
  );
}
