/**
 * `npm run check:reproducible`: builds the last commit twice from nothing and
 * compares every file. The second build runs in another folder and another time
 * zone, with its clock 40 days ahead; the day until which posts are out is that
 * of the first.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {publishingDay} from '@site/src/blog/publishing';
import {linkPackages} from '../../support/siteCopy';
import {allowedDifferences} from './allowed';
import {compare, hashBuilds} from './compare';

const clock = pathToFileURL(path.resolve('tests/shipping/reproducible/laterClock.mjs')).href;
const environments: readonly Readonly<Record<string, string>>[] = [
  {TZ: 'UTC'},
  {TZ: 'Pacific/Kiritimati', NODE_OPTIONS: `--import ${clock}`},
];

/** Builds the last commit in a clone, without any cache; returns the hashes of what came out. */
function buildClone(folder: string, environment: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  execFileSync('git', ['clone', '--quiet', '.', folder]);
  linkPackages(folder);
  const {status} = spawnSync(process.execPath, ['src/build/server/build.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PUBLISH_UNTIL: today,
      // The dates of change that git tells are part of such a build.
      REPOSITORY_URL: 'https://github.com/example/website',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NODE_ENV: 'production',
      ...environment,
    },
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
  return hashBuilds(folder);
}

const today = publishingDay({publishUntil: process.env.PUBLISH_UNTIL});
const top = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
try {
  if (execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'}) !== '') {
    console.info('Changes that are not committed are not part of this check.');
  }
  const [first, second] = environments.map((environment, number) =>
    buildClone(path.join(top, `site-${number}`), environment),
  );
  if (first === undefined || second === undefined) throw new Error('Two builds are to be compared.');
  const {compared, explained, problems} = compare(first, second, allowedDifferences);
  if (compared < 300) throw new Error(`Only ${compared} files were built; 300 or more were expected.`);
  for (const line of explained) console.info(`As listed: ${line}`);
  for (const line of problems) console.error(line);
  console.info(`${compared} files compared, ${explained.length} differ as listed, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(top, {recursive: true, force: true});
}
