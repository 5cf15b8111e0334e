import type {ResolvedRedirect} from '../../lib/redirects';
import {comparisonPage} from '../../lib/comparisonPath';
import {videoIds} from '../../lib/videoIds';
import type {Settings} from '../../lib/settings/parse';
import {hashedFiles, missingFileCaching} from './caching';
import {compressedTwins, contentTypes} from './contentTypes';
import {errorPages, type ErrorPage} from './errorPages';
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
  /** Pages that also answer for each path one segment below them. */
  readonly sharedPages: readonly string[];
  /** Later rules override earlier ones, header by header. */
  readonly headers: readonly HeaderRule[];
  /** For errors such as 404, in place of `headers`: the answer is a page. */
  readonly missing: readonly HeaderRule[];
  /** The first whose folder contains the path is used. */
  readonly errorPages: readonly ErrorPage[];
  /** Pages that are a folder with an index, so that their address ends in a slash. */
  readonly folders: readonly string[];
  /** Files that tell servers what to do and are not part of the site. */
  readonly hidden: readonly string[];
  /** Extensions of precompressed files, which have no address of their own. */
  readonly twins: readonly string[];
  /** Content types by extension, where servers' defaults differ. */
  readonly contentTypes: Readonly<Record<string, string>>;
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
    sharedPages: [comparisonPage],
    headers,
    missing: [
      ...headers.filter(({paths}) => paths === everyPath),
      {paths: `${hashedFiles}*`, set: {'Cache-Control': missingFileCaching}},
    ],
    errorPages,
    folders: ['/admin'],
    hidden: ['/_headers'],
    twins: compressedTwins,
    contentTypes,
  };
}
