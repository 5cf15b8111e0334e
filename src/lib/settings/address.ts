/** What an address may have besides its host. */
interface AddressParts {
  readonly protocols?: readonly string[];
  readonly path?: boolean;
  readonly query?: boolean;
  readonly fragment?: boolean;
}

/** What every host takes, in its rules and in an answer's headers. */
const longest = 1000;

/** A name as it is sent: words in other scripts are written in the form that begins with "xn--". */
const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Characters that an address carries only as %20, %22 and so on; some of them end a line or a string of a host's rules. */
// oxlint-disable-next-line no-control-regex
const unsafe = /[\u0000-\u0020\u007f"'<>\\^`{|}]/;

/** URL.canParse of Node 20, once it is compiled, takes letters such as "ü" for none. */
function parsed(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

/**
 * Reads an address as browsers send it: letters of the host in lower case, a standard port left out, other scripts
 * encoded. An origin has no slash at its end.
 *
 * @returns undefined if it is none, or has parts that it may not have.
 */
export function readAddress(
  value: string,
  {protocols = ['https:', 'http:'], path = true, query = true, fragment = true}: AddressParts = {},
): string | undefined {
  const url = unsafe.test(value) || !/^https?:\/\/[^/]/i.test(value) ? undefined : parsed(value);
  if (url === undefined) return undefined;
  const hasUser = url.username !== '' || url.password !== '';
  if (hasUser || !protocols.includes(url.protocol)) return undefined;
  if (url.hostname.length > 253 || !hostName.test(url.hostname)) return undefined;
  if ((!path && url.pathname !== '/') || (!query && /[?]/.test(value)) || (!fragment && value.includes('#')))
    return undefined;
  // Without a question mark or hash sign that nothing follows.
  const rest = `${url.search}${url.hash}`;
  const address = url.pathname === '/' && rest === '' ? url.origin : `${url.origin}${url.pathname}${rest}`;
  return address.length > longest ? undefined : address;
}

/** What is left of a value if all that an origin has not is cut off. */
export function originOf(value: string): string | undefined {
  const [, scheme = 'https', host = ''] = /^(?:(https?):)?(?:\/\/)?(?:[^/@]*@)?([^/?#]+)/i.exec(value) ?? [];
  return readAddress(`${scheme}://${host}`, {path: false});
}

/**
 * Reads the address of a repository's page from that, or from what `git clone` takes: an ending `.git`, or the form
 * `git@github.com:owner/name`.
 */
export function readRepository(value: string): string | undefined {
  const web = value
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^git:/, 'https:')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  const address = readAddress(web, {query: false, fragment: false});
  const segments = address === undefined ? [] : new URL(address).pathname.split('/').slice(1);
  const isPlain = segments.length >= 2 && segments.every((segment) => /^[\w.-]+$/.test(segment));
  const isDeeper = segments.length > 2 && address?.startsWith('https://github.com/') === true;
  return isPlain && !isDeeper ? address : undefined;
}

/** A page below an address, whose own query and fragment are kept. */
export function below(address: string, path: `/${string}`): string {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  return url.href;
}
