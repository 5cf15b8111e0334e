import type {Options} from '@docusaurus/preset-classic';
import {homeAliases} from '../../lib/audience';

/** Pages for search engines; those marked noindex are left out by the plugin itself. */
export const sitemap = {
  lastmod: null,
  changefreq: null,
  priority: null,
  // Addresses, no patterns: src/pipeline/publish reads them too.
  ignorePatterns: homeAliases,
} satisfies Options['sitemap'];
