import type {ComponentProps} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {contactAddress} from '@site/src/content/navigation';
import {redirects} from '@site/src/content/redirects';
import {findRedirect} from '@site/src/lib/redirects';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {linkOpensDialog} from './Dialog/opensDialog';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {readonly to: string};

/** Addresses of another site, or of no page at all, such as `mailto:`. */
const isOutside = (address: string): boolean => /^(\w[\w+.-]*:|\/\/)/.test(address);

/**
 * The link of all pages: a plain one inside the site, a new tab outside it; the
 * one to Contact opens its dialog in place. An old path of the redirect table is
 * written with its final address. The build checks where it leads.
 */
export function SiteLink({to, ...rest}: SiteLinkProps) {
  const href = useFinalAddress(to);
  const {collectLink} = useBrokenLinks();
  if (!isOutside(href)) collectLink(href);
  return <CheckedLink {...rest} to={href} />;
}

const useFinalAddress = (to: string): string => findRedirect(redirects, useSettings(), to)?.url ?? to;

/** The link of all pages where it is known by other means that it leads somewhere. */
export function CheckedLink({to, children, ...rest}: SiteLinkProps) {
  const href = useFinalAddress(to);
  const outside = isOutside(href);
  return (
    <a
      {...(outside && {target: '_blank', rel: 'noopener noreferrer'})}
      {...(href === contactAddress && linkOpensDialog('lead', 'question'))}
      {...rest}
      href={href}
    >
      {children}
    </a>
  );
}
