import Head from '@docusaurus/Head';
import type {PostDetails} from '../summary';
import {postPath} from '../../lib/blogPaths';
import {articleStructuredData} from '@site/src/lib/structuredData';
import {useSettings} from '@site/src/lib/settings/useSettings';

/** What search engines and social networks read of an article. */
export function PostMeta({post}: {post: PostDetails}) {
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
      {image && <meta property="og:image:width" content="1200" />}
      {image && <meta property="og:image:height" content="630" />}
      {image && <meta property="og:image:alt" content={post.title} />}
      {image && <meta name="twitter:image" content={image} />}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">
        {JSON.stringify(articleStructuredData({...post, url, image, siteUrl, authorUrl}))}
      </script>
    </Head>
  );
}
