import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '../hash';

/** Says what keeps a release from being served, what is served now, and what to do. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
}

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

/** The hash of a page: half of SHA-256, which is short enough for a note at Cloudflare. */
export const pageHash = (content: string | Uint8Array): string => hashOf(content, 32);

/** The hash of policies, which a host may send in one header, separated by commas, or in several, in any order. */
export function policyHash(header: string): string {
  const policies = header.split(',').map((policy) => policy.trim());
  return pageHash(policies.sort().join());
}

/** The policies of every page, from the text of a build's `_headers`. */
function pagePolicies(headers: string): string {
  const [, ofEveryPage = ''] = /^\/\*\n((?: .*\n?)+)/m.exec(headers) ?? [];
  const values = [...ofEveryPage.matchAll(/^ +Content-Security-Policy: (.+)$/gm)].map(([, value = '']) => value);
  return values.join();
}

/** What a host has to send for a release, by what `read` finds of its files; undefined if they are not there. */
export async function expectedOf(
  read: (file: string) => Promise<Buffer | undefined> | Buffer,
): Promise<Served | undefined> {
  const [release, headers, page] = await Promise.all(
    [releaseFile, '_headers', 'index.html'].map(async (file) => read(file)),
  );
  if (headers === undefined || page === undefined) return undefined;
  const policies = pagePolicies(headers.toString());
  // Without any there would be nothing to look for.
  if (policies === '') return undefined;
  return {release: release?.toString().trim(), page: pageHash(page), policy: policyHash(policies)};
}

/** Gives the build a name, which sorts by its time and which it then tells, and says what a host has to send for it. */
export async function nameRelease(build: string): Promise<{readonly release: string; readonly expected: Served}> {
  const release = new Date().toISOString().replaceAll(/[:.]/g, '-');
  writeFileSync(path.join(build, releaseFile), `${release}\n`);
  const expected = await expectedOf((file) => readFileSync(path.join(build, file)));
  if (expected === undefined) throw new DeploymentError('Nothing was deployed: the build has no policy in _headers.');
  return {release, expected};
}
