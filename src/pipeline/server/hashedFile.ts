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
export async function hashedFile(request: Request, site: BuiltSite): Promise<Response> {
  const compressed = await compressedAsset(request, site);
  if (compressed !== undefined) return compressed;
  const plain = await site.fetch(request);
  const headers = new Headers(plain.headers);
  headers.set('Vary', 'Accept-Encoding');
  return new Response(plain.body, {status: plain.status, headers});
}
