import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {redirects} from '@site/src/data/redirects';
import {findRedirect} from '@site/src/lib/redirects';
import {useSettings} from '@site/src/settings/useSettings';
import type {SiteLinkProps} from '.';

function opensElsewhere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const {target} = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button !== 0 || modified || (target !== '' && target !== '_self');
}

/**
 * A link to an old path. A click goes straight to the end of the chain: by way
 * of the not-found page the old page would be gone before the new one is
 * loaded. The build's link check knows pages only, so it leaves these out.
 */
export function RedirectedLink({to, onClick, ...rest}: SiteLinkProps): ReactNode {
  const history = useHistory();
  const destination = findRedirect(redirects, useSettings(), to);

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (destination === undefined || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    if (destination.external) window.location.assign(destination.url);
    else history.push(destination.url);
  }

  return <Link to={to} {...rest} onClick={follow} data-noBrokenLinkCheck />;
}
