import {hashedFiles, missingFileCaching} from '../hosting/caching';
import {compressedTwins} from '../hosting/contentTypes';
import {errorPages} from '../hosting/errorPages';
import {cleanPath} from '../../lib/cleanPath';
import {comparisonPage, isComparisonPath} from '../../lib/comparisonPath';

/** A path in the case of the intended address, or unchanged if there is none. */
export type InOwnLetters = (path: string) => string;

const ending = /(?:\/index)?(?:\.html)?$/i;

/**
 * Finds the address that differs from a path only in case. A competitor's name after the comparison page stays as
 * written.
 *
 * @param addresses of pages and redirects, without a trailing slash.
 */
export function letters(addresses: readonly string[]): InOwnLetters {
  const own = new Set(addresses);
  const byLetters = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  return (path) => {
    const bare = path.replace(ending, '');
    if (own.has(path) || own.has(bare)) return path;
    const start = path.slice(0, comparisonPage.length);
    const compared = `${start.toLowerCase()}${path.slice(start.length)}`;
    if (isComparisonPath(compared)) return compared;
    return byLetters.get(bare.toLowerCase()) ?? path;
  };
}

/** The built site as the host serves it: clean addresses, 404 pages, redirects and headers. */
export interface BuiltSite {
  fetch(request: Request): Promise<Response>;
}

/** Cloudflare changes Accept-Encoding before the worker, and keeps the visitor's original here. */
interface EdgeRequest extends Request {
  readonly cf?: {readonly clientAcceptEncoding?: string};
}

/** "manual": the body is already compressed. */
interface EdgeResponseInit extends ResponseInit {
  encodeBody?: 'automatic' | 'manual';
}

/**
 * The space before the semicolon is allowed (RFC 9110, 5.6.6), and keeps wrangler's local server from recompressing
 * these as gzip.
 */
const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css ; charset=utf-8',
  js: 'text/javascript ; charset=utf-8',
  json: 'application/json ; charset=utf-8',
  svg: 'image/svg+xml ; charset=utf-8',
};

/** Whether an Accept-Encoding header allows brotli; a weight of 0 excludes it. */
export function acceptsBrotli(acceptEncoding: string | null | undefined): boolean {
  return (acceptEncoding ?? '').split(',').some((entry) => {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return coding === 'br' && !refused;
  });
}

function contentTypeOf(pathname: string): string | undefined {
  return contentTypes[pathname.slice(pathname.lastIndexOf('.') + 1)];
}

async function compressedAsset(request: EdgeRequest, site: BuiltSite): Promise<Response | undefined> {
  const url = new URL(request.url);
  const contentType = contentTypeOf(url.pathname);
  const acceptEncoding = request.cf?.clientAcceptEncoding ?? request.headers.get('Accept-Encoding');
  if (contentType === undefined || !acceptsBrotli(acceptEncoding)) return undefined;

  url.pathname += '.br';
  const twin = await site.fetch(new Request(url, request));
  if (twin.status !== 200 && twin.status !== 304) return undefined;
  const headers = new Headers(twin.headers);
  headers.set('Content-Type', contentType);
  headers.set('Vary', 'Accept-Encoding');
  if (twin.status === 200) headers.set('Content-Encoding', 'br');
  const init: EdgeResponseInit = {status: twin.status, headers, encodeBody: 'manual'};
  return new Response(twin.body, init);
}

/** A hashed file, precompressed if possible. */
async function asset(request: Request, site: BuiltSite): Promise<Response> {
  const compressed = await compressedAsset(request, site);
  if (compressed !== undefined) return compressed;
  const plain = await site.fetch(request);
  const headers = new Headers(plain.headers);
  headers.set('Vary', 'Accept-Encoding');
  return new Response(plain.body, {status: plain.status, headers});
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
  // Error pages and precompressed files have no address of their own.
  if (isErrorPage(pathname) || compressedTwins.some((ending) => pathname.endsWith(`.${ending}`))) return undefined;
  if (isComparisonPath(pathname)) url.pathname = comparisonPage;
  const response = pathname.startsWith(hashedFiles) ? asset(request, site) : site.fetch(new Request(url, request));
  return (await response).status === 404 ? undefined : response;
}

/** Redirects a misspelled path to the intended one; undefined if there is nothing either. */
async function elsewhere(request: Request, site: BuiltSite, inOwnLetters: InOwnLetters): Promise<Response | undefined> {
  const url = new URL(request.url);
  const clean = cleanPath(url.pathname);
  const path = clean === undefined ? undefined : inOwnLetters(clean);
  if (path === undefined || path === url.pathname) return undefined;
  url.pathname = path;
  // If the intended path is redirected too, goes there in the same hop.
  const meant = await found(new Request(url, {method: request.method, redirect: 'manual'}), site);
  if (meant?.status !== 200) return meant;
  const headers = new Headers(meant.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Content-Type', 'ETag', 'Vary']) headers.delete(name);
  headers.set('Location', `${path}${url.search}`);
  return new Response(null, {status: 307, headers});
}

/** Answers requests that need more than a file lookup. */
export async function answer(request: Request, site: BuiltSite, inOwnLetters: InOwnLetters): Promise<Response> {
  return (await elsewhere(request, site, inOwnLetters)) ?? (await found(request, site)) ?? missing(request, site);
}
