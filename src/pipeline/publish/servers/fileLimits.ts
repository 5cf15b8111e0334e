import {statSync} from 'node:fs';
import path from 'node:path';
import {uploaded} from '../../hosting/cloudflare';
import type {HostingDescription} from '../../hosting/description';
import {largestFile, mostFiles, plan} from '../../hosting/limits';
import {filesIn} from '../../filesIn';

/** @throws Error for more files than Cloudflare takes. */
export function checkCount(count: number): void {
  if (count <= mostFiles) return;
  throw new Error(
    `The site has ${count} files, and Cloudflare's ${plan} plan takes ${mostFiles}. ` +
      'With another plan, or without Cloudflare, change `plan` in src/pipeline/hosting/limits.ts.',
  );
}

/**
 * Checks that Cloudflare takes all files of a build.
 *
 * @throws Error with the limit, and the file or the number of files.
 */
export function checkFiles(outDir: string, description: Pick<HostingDescription, 'redirects'>): void {
  const names = uploaded(filesIn(outDir), description);
  checkCount(names.length);
  for (const name of names) {
    const {size} = statSync(path.join(outDir, name));
    if (size <= largestFile) continue;
    throw new Error(
      `${name} has ${size} bytes, and Cloudflare takes files of ${largestFile} at most. Make it smaller.`,
    );
  }
}
