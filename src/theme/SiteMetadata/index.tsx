/**
 * Replaces the theme's SiteMetadata: canonical address, Open Graph address and
 * card type only. The stock one also writes language alternates (the site has
 * one locale) and tags for a hosted search that this site does not use. A
 * missing page has no address to name.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {matchPath, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';

interface KnownRoute {
  readonly path?: string | string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly KnownRoute[] | undefined;
}

/** Whether a page answers at a path; routes with routes inside are only frames of pages. */
function isPage(pathname: string, candidates: readonly KnownRoute[] = routes): boolean {
  return candidates.some(
    ({path, exact, routes: inner}) =>
      path !== undefined &&
      path !== '*' &&
      matchPath(pathname, {path, exact: exact === true}) !== null &&
      (inner === undefined || isPage(pathname, inner)),
  );
}

export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const address = siteConfig.url + (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
  const hasPage = isPage(pathname);
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteConfig.title} />
      <meta property="og:locale" content="en" />
      {hasPage && <meta property="og:url" content={address} />}
      {hasPage && <link rel="canonical" href={address} />}
    </Head>
  );
}
