import {readFileSync} from 'node:fs';
import {isAll} from './daily';

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

/** What differs from page to page: a page that shows it, and its like, one of which takes its place where it is gone. */
const kinds = [
  {example: '/', like: /^\/$/},
  {example: '/docs/ab-testing', like: /^\/docs\//},
  // With tabs and a video.
  {example: '/docs/analytics-platform-integration', like: /^\/docs\/.*integration/},
  {example: '/blog', like: /^\/blog$/},
  {example: '/blog/', like: /^\/blog\/(?!archive$|category\/)/},
  {example: '/demos', like: /^\/demos$/},
  {example: '/features/ab-testing-analytics', like: /^\/features\//},
  {example: '/pricing', like: /^\/pricing$/},
  {example: '/tools/sample-size', like: /^\/tools\//},
] as const;

function pathsOfEachKind(site: 'build' | 'build-owner'): string[] {
  const paths = sitePages(site).map(({path}) => path);
  const examples = kinds.flatMap(({example, like}) =>
    paths.includes(example) ? example : (paths.find((path) => like.test(path)) ?? []),
  );
  return [...new Set(examples)];
}

/** A page of each kind, those with tabs, videos and contents among them. */
export const pagesOfEachKind: readonly string[] = pathsOfEachKind('build');

/** The pages that each change is tried on, one of each kind; all of them weekly and before a release. */
export const dailyPages = (site: 'build' | 'build-owner' = 'build', all = isAll): SitePage[] => {
  const paths = pathsOfEachKind(site);
  return sitePages(site).filter(({path}) => all || paths.includes(path));
};

/** Those, and every page that is not written in Markdown: each of these is one of its own. */
export function kindsAndOwnPages(): string[] {
  const kinds = dailyPages().map(({path}) => path);
  return sitePages()
    .map(({path}) => path)
    .filter((path) => kinds.includes(path) || !/^\/(docs|blog)\b/.test(path));
}
