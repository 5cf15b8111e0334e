/** Loaded into a build before anything else: writes what its process has used, when that ends, to the file named by BUILD_USAGE. */
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

const file = process.env.BUILD_USAGE;
if (isMainThread && file !== undefined) {
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}
