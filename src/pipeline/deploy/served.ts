import {createHash} from 'node:crypto';

/** Tells which release answers: written beside the pages when they are deployed. */
export const releaseFile = 'release.txt';

/** What a host sends while it serves a release. */
export interface Served {
  /** None where the host was filled in another way. */
  readonly release: string | undefined;
  /** The hash of the home page. */
  readonly page: string;
  /** The hash of its policies. */
  readonly policy: string;
}

/** Half of SHA-256, in hexadecimal digits: short enough for a note at Cloudflare. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** The hash of policies, which a host may send in one header, separated by commas, or in several, in any order. */
export function policyHash(header: string): string {
  const policies = header.split(',').map((policy) => policy.trim());
  return hashOf(policies.sort().join());
}

/** The policies of every page, from the text of a build's `_headers`. */
function pagePolicies(headers: string): string {
  const [, ofEveryPage = ''] = /^\/\*\n((?: .*\n?)+)/m.exec(headers) ?? [];
  const values = [...ofEveryPage.matchAll(/^ +Content-Security-Policy: (.+)$/gm)].map(([, value = '']) => value);
  return values.join();
}

/** Reads a file of a release; undefined if there is none. */
type ReadFile = (file: string) => Promise<Buffer | undefined> | Buffer;

/** What a host has to send for a release; undefined if its files are not there. */
export async function expectedOf(read: ReadFile): Promise<Served | undefined> {
  const [release, headers, page] = await Promise.all(
    [releaseFile, '_headers', 'index.html'].map(async (file) => read(file)),
  );
  if (headers === undefined || page === undefined) return undefined;
  const policies = pagePolicies(headers.toString());
  // Without any there would be nothing to look for.
  if (policies === '') return undefined;
  return {release: release?.toString().trim(), page: hashOf(page), policy: policyHash(policies)};
}
