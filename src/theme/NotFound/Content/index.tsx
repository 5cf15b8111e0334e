/**
 * Replaces the theme's text. Old paths are forwarded before anything shows, an
 * unknown path below /blog is a missing post, and the page brings its own title
 * and noindex, because the docs plugin shows it inside its own layout.
 */
import {useEffect, type ReactNode} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMeta} from '@site/src/components/PageMeta';
import {PageNotFound} from '@site/src/components/PageNotFound';
import {PostNotFound} from '@site/src/components/PostNotFound';
import {redirects} from '@site/src/data/redirects';
import {findRedirect} from '@site/src/lib/redirects';
import {useSettings} from '@site/src/settings/useSettings';

export default function NotFoundContent(): ReactNode {
  const {pathname, search, hash} = useLocation();
  const destination = findRedirect(redirects, useSettings(), `${pathname}${search}${hash}`);
  const isUnknown = destination === undefined;
  const outsideUrl = destination?.external ? destination.url : undefined;
  const isBrowser = useIsBrowser();

  useEffect(() => {
    if (isUnknown) console.info('Page not found:', pathname);
    if (outsideUrl !== undefined) window.location.replace(outsideUrl);
  }, [pathname, isUnknown, outsideUrl]);

  // The HTML was written without knowing the path, so it hydrates as it is and forwards then.
  if (destination !== undefined && isBrowser) {
    return destination.external ? null : <Redirect to={destination.url} />;
  }

  const isPost = pathname.startsWith('/blog/');
  return (
    <>
      <PageMetadata
        title={isPost ? 'Post not found' : 'Page not found'}
        description={isPost ? 'There is no article at this address.' : 'There is no page at this address.'}
      />
      <PageMeta noIndex />
      {isPost ? <PostNotFound /> : <PageNotFound />}
    </>
  );
}
