import {sitePages} from './sitePages';

/** The paths of all pages of the documentation. */
export const documentation = sitePages()
  .map(({path}) => path)
  .filter((path) => path === '/docs' || path.startsWith('/docs/') || path === '/extension/how-to-update');
