import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isRedirected} from '@site/src/data/redirects';

export type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {to: string};

/**
 * The link of all pages: in-app inside the site, a new tab outside it. Old
 * paths of the redirect table are allowed; the not-found page forwards them,
 * and the build's link check, which knows pages only, leaves them out.
 */
export function SiteLink({to, ...rest}: SiteLinkProps): ReactNode {
  const pathname = to.split(/[?#]/, 1)[0] ?? to;
  return <Link to={to} {...rest} {...(isRedirected(pathname) && {'data-noBrokenLinkCheck': true})} />;
}
