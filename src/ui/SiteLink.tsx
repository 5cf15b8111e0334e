import type {ComponentProps} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {redirects} from '@site/src/content/redirects';
import {findRedirect} from '@site/src/lib/redirects';
import {useSettings} from '@site/src/lib/settings/useSettings';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {readonly to: string};

/** Addresses of another site, or of no page at all, such as `mailto:`. */
const isOutside = (address: string): boolean => /^(\w[\w+.-]*:|\/\/)/.test(address);

/**
 * The link of all pages: a plain one inside the site, a new tab outside it. An
 * old path of the redirect table is written with its final address. The build
 * checks where it leads.
 */
export function SiteLink({to, children, ...rest}: SiteLinkProps) {
  const href = findRedirect(redirects, useSettings(), to)?.url ?? to;
  const outside = isOutside(href);
  const {collectLink} = useBrokenLinks();
  if (!outside) collectLink(href);
  return (
    <a {...(outside && {target: '_blank', rel: 'noopener noreferrer'})} {...rest} href={href}>
      {children}
    </a>
  );
}
