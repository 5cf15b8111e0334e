import type {Options} from '@docusaurus/preset-classic';

/** Pages for search engines; those marked noindex are left out by the plugin itself. */
export const sitemap = {
  lastmod: null,
  changefreq: null,
  priority: null,
  // The alias of the home page is not a page of its own. An address, no pattern: src/build/publish reads it too.
  ignorePatterns: ['/agencies'],
} satisfies Options['sitemap'];
