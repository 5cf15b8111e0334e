import {hashedFiles, missingFileCaching} from '../hosting/caching';
import {errorPages} from '../hosting/errorPages';
import {isComparisonPath} from '../lib/comparisonPath';

/** The built site, as the host serves it: clean addresses, 404 pages, redirects and headers. */
export interface BuiltSite {
  fetch(request: Request): Promise<Response>;
}

/** Cloudflare rewrites Accept-Encoding on its way to a worker and keeps the visitor's own here. */
interface EdgeRequest extends Request {
  readonly cf?: {readonly clientAcceptEncoding?: string};
}

/** "manual": the body is encoded already and is not to be compressed again. */
interface EdgeResponseInit extends ResponseInit {
  encodeBody?: 'automatic' | 'manual';
}

/**
 * The space before the semicolon is allowed (RFC 9110, 5.6.6) and wanted: wrangler's
 * local server looks up the text before it and would recompress these as gzip.
 */
const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css ; charset=utf-8',
  js: 'text/javascript ; charset=utf-8',
  json: 'application/json ; charset=utf-8',
  svg: 'image/svg+xml ; charset=utf-8',
};

/** Whether an Accept-Encoding header allows brotli; a weight of 0 refuses it. */
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

/** A hashed file, compressed if it can be. */
async function asset(request: Request, site: BuiltSite): Promise<Response> {
  const compressed = await compressedAsset(request, site);
  if (compressed !== undefined) return compressed;
  const plain = await site.fetch(request);
  const headers = new Headers(plain.headers);
  headers.set('Vary', 'Accept-Encoding');
  return new Response(plain.body, {status: plain.status, headers});
}

/** The page that says that nothing is there, with the headers of a page and not of the folder in which nothing is. */
async function missing(request: Request, site: BuiltSite): Promise<Response> {
  const url = new URL(request.url);
  const isFile = url.pathname.startsWith(hashedFiles);
  url.pathname = errorPages.find(({under}) => url.pathname.startsWith(under))?.page ?? url.pathname;
  // Without the conditions of the request: they are about another file.
  const {body, headers: ofPage} = await site.fetch(new Request(url, {method: request.method}));
  const headers = new Headers(ofPage);
  if (isFile) headers.set('Cache-Control', missingFileCaching);
  return new Response(body, {status: 404, headers});
}

function file(request: Request, site: BuiltSite): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.startsWith(hashedFiles)) return asset(request, site);
  if (isComparisonPath(url.pathname)) url.pathname = '/vs';
  return site.fetch(new Request(url, request));
}

/** Answers the requests that need more than the file of their name. */
export async function answer(request: Request, site: BuiltSite): Promise<Response> {
  const {pathname} = new URL(request.url);
  // An error page by its own address is no page either.
  if (errorPages.some(({page}) => page === pathname)) return missing(request, site);
  const found = await file(request, site);
  return found.status === 404 ? missing(request, site) : found;
}
