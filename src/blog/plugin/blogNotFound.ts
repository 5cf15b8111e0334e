import type {Plugin} from '@docusaurus/types';

/**
 * Writes blog/404.html beside 404.html: static hosts answer an unknown path with
 * the nearest one above it, so an unknown post gets the blog's own page.
 */
export default function blogNotFound(): Plugin {
  return {
    name: 'blog-not-found',
    contentLoaded({actions}) {
      actions.addRoute({path: '/blog/404.html', component: '@theme/NotFound', exact: true});
    },
  };
}
