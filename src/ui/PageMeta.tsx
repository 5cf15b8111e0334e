import Head from '@docusaurus/Head';
import {dataInPage} from '@site/src/lib/dataInPage';
import {useSettings} from '@site/src/lib/settings/useSettings';

export interface PageMetaProps {
  /** Path of the page that search engines should list instead of this one. */
  canonicalPath?: string;
  /** Keeps the page out of search results and the sitemap. */
  noIndex?: boolean;
  /** schema.org objects, each written as a JSON-LD script. */
  structuredData?: readonly object[];
}

/** Head tags beyond the title and description, which the Layout takes. */
export function PageMeta({canonicalPath, noIndex = false, structuredData = []}: PageMetaProps) {
  const {siteUrl} = useSettings();
  return (
    <Head>
      {canonicalPath !== undefined && <link rel="canonical" href={`${siteUrl}${canonicalPath}`} />}
      {canonicalPath !== undefined && <meta property="og:url" content={`${siteUrl}${canonicalPath}`} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {structuredData.map((item, index) => (
        <script key={index} type="application/ld+json">
          {dataInPage(item)}
        </script>
      ))}
    </Head>
  );
}
