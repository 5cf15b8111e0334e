import type {Options} from '@docusaurus/preset-classic';

/** Pages for search engines; those marked noindex are left out by the plugin itself. */
export const sitemap = {
  lastmod: null,
  changefreq: null,
  priority: null,
  ignorePatterns: ['/**/tags', '/**/tags/**', '/blog/authors', '/blog/authors/**'],
} satisfies Options['sitemap'];
