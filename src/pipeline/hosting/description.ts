import type {ResolvedRedirect} from '../../lib/redirects';
import {videoIds} from '../../lib/videoIds';
import type {Settings} from '../../lib/settings/parse';
import {errorPages, type ErrorPage} from './addresses';
import {hashedFiles, missingFileCaching} from './caching';
import {withinLimits} from './headerLimits';
import {everyPath, headerRules, type HeaderRule} from './headers';

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** How the built site is to be served, for any server. */
export interface HostingDescription {
  readonly redirects: readonly RedirectRule[];
  /** The address of each page, matched regardless of case. */
  readonly pages: readonly string[];
  /** Later rules override earlier ones, header by header. */
  readonly headers: readonly HeaderRule[];
  /** For errors such as 404, in place of `headers`: the answer is a page. */
  readonly missing: readonly HeaderRule[];
  /** The first whose folder contains the path is used. */
  readonly errorPages: readonly ErrorPage[];
}

/**
 * The addresses of built pages, except the home page, which has no letters, and error pages, which have no address.
 *
 * @param files the pages' HTML files, below the build.
 */
export function pageAddresses(files: readonly string[]): string[] {
  const addresses = files.map((file) => `/${file.replace(/\.html$/, '')}`);
  return addresses.filter((address) => address !== '/index' && !errorPages.some(({page}) => page === address)).sort();
}

/**
 * The one description that the rules of every server are made from.
 *
 * @param inlineScripts the hashes of the pages' inline scripts, from inlineScriptHashes.
 * @param pages the addresses of the site's pages, from pageAddresses.
 */
export function describeHosting(
  settings: Settings,
  redirects: readonly ResolvedRedirect[],
  inlineScripts: readonly string[],
  pages: readonly string[],
): HostingDescription {
  const headers = withinLimits(settings, (others) => headerRules(others, inlineScripts));
  return {
    redirects: redirects.map(({from, url, external}) => ({from, to: url, status: external ? 302 : 301})),
    pages: [...pages, ...videoIds.map((id) => `/embed/${id}`)],
    headers,
    missing: [
      ...headers.filter(({paths}) => paths === everyPath),
      {paths: `${hashedFiles}*`, set: {'Cache-Control': missingFileCaching}},
    ],
    errorPages,
  };
}
