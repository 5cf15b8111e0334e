import {readFileSync} from 'node:fs';

export interface SitePage {
  /** As the sitemap writes it, on the site's own host. */
  readonly address: string;
  readonly path: string;
}

/** The pages of a built site, by its sitemap. */
export function sitePages(site: 'build' | 'build-owner' = 'build'): SitePage[] {
  let xml: string;
  try {
    xml = readFileSync(`${site}/sitemap.xml`, 'utf8');
  } catch {
    throw new Error(`${site}/sitemap.xml is missing: run \`npm run ${site.replace('-', ':')}\` first.`);
  }
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => ({
    address,
    path: new URL(address).pathname,
  }));
}

/** The paths of all pages of the documentation. */
export const documentation = sitePages()
  .map(({path}) => path)
  .filter((path) => path === '/docs' || path.startsWith('/docs/') || path === '/extension/how-to-update');

/** An article, where one is as good as another. */
const somePost = sitePages().find(({path}) => /^\/blog\/(?!archive$|category\/)/.test(path))?.path ?? '/blog';

/** A page of each kind, those with tabs, videos and contents among them. */
export const pagesOfEachKind: readonly string[] = [
  '/',
  '/docs/ab-testing',
  '/docs/analytics-platform-integration',
  '/blog',
  somePost,
  '/demos',
  '/features/ab-testing-analytics',
  '/pricing',
];

/** Pages that differ from their like in words alone; all others have styles of their own. */
const alike = [
  /^\/blog\/category\//,
  /^\/blog\/(?!archive|category)/,
  /^\/docs\/(integrations\/|limits|faq|publishing|triggers|bulk-pages|tailor-a-page|read-results|quick-start)/,
  /^\/(privacy-policy|subprocessors)$/,
];

/** The first of those that are alike, and each page with styles of its own. */
export function isFirstOfItsKind(path: string, site: 'build' | 'build-owner' = 'build'): boolean {
  const kind = alike.find((each) => each.test(path));
  return kind === undefined || sitePages(site).find((other) => kind.test(other.path))?.path === path;
}
