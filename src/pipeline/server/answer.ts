import {carryOver} from '../../lib/redirectTarget';
import {comparisonPage, isComparisonPath} from '../../lib/comparisonPath';
import {errorPages} from '../hosting/addresses';
import {hashedFiles, missingFileCaching} from '../hosting/caching';
import {hasPreflight, preflightHeaders} from '../hosting/otherSites';
import type {Meant, Row} from './addresses';

/** The built site as the host serves it: clean addresses, 404 pages, redirects and headers. */
export interface BuiltSite {
  fetch(request: Request): Promise<Response>;
}

/**
 * The 404 page, with the headers of a page rather than those of the requested folder. Other methods than GET and HEAD
 * are refused.
 */
async function missing(request: Request, site: BuiltSite): Promise<Response> {
  const url = new URL(request.url);
  const isFile = url.pathname.startsWith(hashedFiles);
  url.pathname = errorPages.find(({under}) => url.pathname.startsWith(under))?.page ?? url.pathname;
  // Without the request's conditional headers, which are about another file.
  const {body, status, headers: ofPage} = await site.fetch(new Request(url, {method: request.method}));
  const headers = new Headers(ofPage);
  if (isFile) headers.set('Cache-Control', missingFileCaching);
  return new Response(body, {status: status === 200 ? 404 : status, headers});
}

const isErrorPage = (pathname: string): boolean => errorPages.some(({page}) => page === pathname);

/** The file for a path, a shared page, or the host's redirect; undefined if there is none. */
async function found(request: Request, site: BuiltSite): Promise<Response | undefined> {
  const url = new URL(request.url);
  const {pathname} = url;
  // Error pages have no address of their own.
  if (isErrorPage(pathname)) return undefined;
  if (isComparisonPath(pathname)) url.pathname = comparisonPage;
  const response = await site.fetch(new Request(url, request));
  return response.status === 404 ? undefined : response;
}

/** The headers of an answer that has no content of its own. */
function withoutContent({headers}: Response, more: Readonly<Record<string, string>>): Headers {
  const kept = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Content-Type', 'ETag', 'Vary']) kept.delete(name);
  for (const [name, value] of Object.entries(more)) kept.set(name, value);
  return kept;
}

/** Leads an old path on, with the query of the visitor and the headers of a page. */
async function moved(url: URL, [, to, status]: Row, site: BuiltSite): Promise<Response> {
  const page = await site.fetch(new Request(new URL('/', url), {method: 'HEAD'}));
  return new Response(null, {status, headers: withoutContent(page, {Location: carryOver(to, url.search)})});
}

/** Redirects a misspelled path to the intended one; undefined if there is nothing either. */
async function elsewhere(url: URL, path: string, method: string, site: BuiltSite): Promise<Response | undefined> {
  if (path === url.pathname) return undefined;
  const address = new URL(url);
  address.pathname = path;
  // If the host redirects the intended path too, goes there in the same hop.
  const meant = await found(new Request(address, {method, redirect: 'manual'}), site);
  if (meant?.status !== 200) return meant;
  return new Response(null, {status: 307, headers: withoutContent(meant, {Location: `${path}${url.search}`})});
}

/** Answers the question of a browser whether another site may ask for a file; undefined if there is none to ask for. */
async function preflight(request: Request, path: string, site: BuiltSite): Promise<Response | undefined> {
  const {pathname} = new URL(request.url);
  if (request.method !== 'OPTIONS' || path !== pathname || !hasPreflight(pathname)) return undefined;
  const file = await found(new Request(request.url, {method: 'HEAD'}), site);
  if (file?.status !== 200) return undefined;
  return new Response(null, {status: 204, headers: withoutContent(file, preflightHeaders)});
}

/** Answers requests that need more than a file lookup. */
export async function answer(request: Request, site: BuiltSite, meant: Meant): Promise<Response> {
  const url = new URL(request.url);
  const meaning = meant(url.pathname);
  if (meaning?.row !== undefined) return moved(url, meaning.row, site);
  return (
    (meaning && (await preflight(request, meaning.path, site))) ??
    (meaning && (await elsewhere(url, meaning.path, request.method, site))) ??
    (await found(request, site)) ??
    missing(request, site)
  );
}
