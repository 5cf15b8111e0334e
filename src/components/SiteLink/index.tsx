import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isRedirected} from '@site/src/data/redirects';
import {RedirectedLink} from './RedirectedLink';

export type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {to: string};

/**
 * The link of all pages: in-app inside the site, a new tab outside it. Old
 * paths of the redirect table are allowed and open the page that took their place.
 */
export function SiteLink(props: SiteLinkProps): ReactNode {
  const pathname = props.to.split(/[?#]/, 1)[0] ?? props.to;
  return isRedirected(pathname) ? <RedirectedLink {...props} /> : <Link {...props} />;
}
