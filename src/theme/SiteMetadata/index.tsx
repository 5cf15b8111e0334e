/**
 * Replaces the theme's SiteMetadata: only the canonical address, the Open Graph address and the card. The theme's also
 * has language alternates, for which the site has one locale only, and tags for a search service. The not-found page
 * has no address.
 */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pageCardAddress} from '@site/src/lib/pageCard';

export default function SiteMetadata() {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const address = siteConfig.url + (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
  const hasPage = !pathname.endsWith('/404.html');
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteConfig.title} />
      <meta property="og:locale" content="en_US" />
      {hasPage && <meta property="og:url" content={address} />}
      {hasPage && <link rel="canonical" href={address} />}
      {hasPage && <meta property="og:image" content={siteConfig.url + pageCardAddress(pathname)} />}
    </Head>
  );
}
