import type {RouteBuildMetadata} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {sitemap} from '../config/sitemap';

/** The file that the build writes for a route. */
export const pageFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** The routes of the sitemap: pages that search engines, the site's own search and readers of Markdown may find. */
export function listedRoutes(
  routes: readonly string[],
  metadata: Readonly<Record<string, RouteBuildMetadata>>,
): string[] {
  const ignored = createMatcher(sitemap.ignorePatterns);
  return routes.filter((route) => !route.endsWith('.html') && !ignored(route) && metadata[route]?.noIndex !== true);
}
