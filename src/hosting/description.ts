import type {ResolvedRedirect} from '../lib/redirects';
import {comparisonPattern} from '../lib/comparisonPath';
import type {Settings} from '../settings/parse';
import {hashedFiles, missingFileCaching} from './caching';
import {contentTypes} from './contentTypes';
import {errorPages, type ErrorPage} from './errorPages';
import {everyPath, headerRules, type HeaderRule} from './headers';

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** One page that answers for every path of a pattern. */
export interface SharedPage {
  /** A regular expression that JavaScript and PCRE read alike. */
  readonly pattern: string;
  readonly page: string;
}

/** How the built site is to be served, whatever the server. */
export interface HostingDescription {
  readonly redirects: readonly RedirectRule[];
  readonly sharedPages: readonly SharedPage[];
  /** Later rules overrule earlier ones, header by header. */
  readonly headers: readonly HeaderRule[];
  /** For a path that leads to no file, in place of what `headers` says: what is shown there is a page. */
  readonly missing: readonly HeaderRule[];
  /** The first whose folder holds the path answers. */
  readonly errorPages: readonly ErrorPage[];
  /** Pages that are a folder with an index, so that their address ends in a slash. */
  readonly folders: readonly string[];
  /** Files that tell servers what to do and are not part of the site. */
  readonly hidden: readonly string[];
  /** Content types by ending, where servers differ in what they would send. */
  readonly contentTypes: Readonly<Record<string, string>>;
}

/**
 * The one description that the rules of every server are made from.
 *
 * @param inlineScripts the hashes of the pages' inline scripts, from inlineScriptHashes.
 */
export function describeHosting(
  settings: Settings,
  redirects: readonly ResolvedRedirect[],
  inlineScripts: readonly string[],
): HostingDescription {
  const headers = headerRules(settings, inlineScripts);
  return {
    redirects: redirects.map(({from, url, external}) => ({from, to: url, status: external ? 302 : 301})),
    sharedPages: [{pattern: comparisonPattern, page: '/vs'}],
    headers,
    missing: [
      ...headers.filter(({paths}) => paths === everyPath),
      {paths: `${hashedFiles}*`, set: {'Cache-Control': missingFileCaching}},
    ],
    errorPages,
    folders: ['/admin'],
    hidden: ['/_headers', '/_redirects'],
    contentTypes,
  };
}
