/**
 * Loaded into a build before anything else: when its process ends, writes to the file named by BUILD_USAGE how many
 * seconds of all processors it has taken, and how many MB of 1,048,576 bytes it held at its peak.
 */
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

const file = process.env.BUILD_USAGE;
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    writeFileSync(file, `${(userCPUTime + systemCPUTime) / 1e6} ${maxRSS / 1024}`);
  });
}
