import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import TOC from '@theme/TOC';
import {type ContentsEntry, type PostDetails, readTimeOf} from '../summary';
import {postPath, categoryPath} from '../../lib/blogPaths';
import {PageFeedback} from '../../shell/PageFeedback';
import {RelatedPosts} from './RelatedPosts';
import {ShareLinks} from './ShareLinks';
import Head from '@docusaurus/Head';
import {dataInPage} from '@site/src/lib/dataInPage';
import {articleStructuredData} from '@site/src/lib/structuredData';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {categoryNamed} from '../categories';
import {longDate} from '@site/src/lib/dates';
import {BackLink} from '../../ui/BackLink';
import {PageActions} from '../../shell/PageActions';
import {SiteLink} from '../../ui/SiteLink';
import {ScheduledMark} from '../ScheduledMark';

/** The opening of an article: the way back, what it is, who wrote it and when, and its cover. */
function PostHeader({post}: {post: PostDetails}) {
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

/** What search engines and social networks read of an article. */
function PostMeta({post}: {post: PostDetails}) {
  const {siteUrl} = useSettings();
  const url = `${siteUrl}${postPath(post.slug)}`;
  const image = post.shareCard && `${siteUrl}${post.shareCard}`;
  const authorUrl = new URL(post.author.url, siteUrl).href;
  return (
    <Head>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={post.date} />
      <meta property="article:section" content={post.category} />
      <meta property="article:author" content={authorUrl} />
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:image" content={image} />}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">
        {dataInPage(articleStructuredData({...post, url, image, siteUrl, authorUrl}))}
      </script>
    </Head>
  );
}

/** Fewer headings than these are seen at a glance. */
const longPost = 3;

export interface PostPageProps {
  readonly post: PostDetails;
  readonly contents: readonly ContentsEntry[];
  /** The text in its element. */
  readonly children: ReactNode;
}

/** An article with everything around it. */
export function PostPage({post, contents, children}: PostPageProps) {
  const {title, excerpt, slug, editUrl, related} = post;
  return (
    <HtmlClassNameProvider className="blog-post-page">
      <Layout title={title} description={excerpt}>
        <PostMeta post={post} />
        <main className="blog-layout">
          <article className="post">
            <PostHeader post={post} />
            <div className="post-main">
              {children}
              <ShareLinks path={postPath(slug)} title={title} />
              {editUrl !== undefined && (
                <EditMetaRow className="" editUrl={editUrl} lastUpdatedAt={undefined} lastUpdatedBy={undefined} />
              )}
              <PageFeedback />
            </div>
            {contents.length >= longPost && (
              <aside className="blog-contents" data-print="hide">
                <TOC toc={contents} />
              </aside>
            )}
          </article>
          <RelatedPosts posts={related} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
