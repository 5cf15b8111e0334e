import {readFileSync} from 'node:fs';
import {sitemapAddresses} from './pageChecks';

export interface SitePage {
  /** As the sitemap writes it, on the site's own host. */
  readonly address: string;
  readonly path: string;
}

/** The pages of the built site, by its sitemap. */
export function sitePages(): SitePage[] {
  let xml: string;
  try {
    xml = readFileSync('build/sitemap.xml', 'utf8');
  } catch {
    throw new Error('build/sitemap.xml is missing: run `npm run build` first.');
  }
  return sitemapAddresses(xml).map((address) => ({address, path: new URL(address).pathname}));
}
