/**
 * `npm run check:reproducible`: builds the last commit three times and compares
 * every file. The first build starts from nothing. The second one too, in
 * another folder and another time zone, with its clock 40 days ahead; the day
 * until which posts are out is that of the first. The third one follows a build
 * of the same clone with other pictures, samples and styles, whose caches it has.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {appendFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {publishingDay} from '@site/src/blog/publishing';
import {linkPackages} from '../../support/siteCopy';
import {compare, hashBuilds, type AllowedDifference} from './compare';

/** Whatever else differs between two builds of one commit is a mistake. */
const allowedDifferences: readonly AllowedDifference[] = [
  {
    files: /^build\/\.well-known\/security\.txt(?:\.br|\.gz)?$/,
    reason: 'names the day until which it holds, counted from the month of the build (RFC 9116, 2.5.5)',
  },
];

const clock = pathToFileURL(path.resolve('tests/support/movedClock.mjs')).href;
const today = publishingDay({publishUntil: process.env.PUBLISH_UNTIL});

function clone(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '.', folder]);
  linkPackages(folder);
}

/** Builds a clone; returns the hashes of what came out. */
function build(folder: string, environment: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const {status} = spawnSync(process.execPath, ['src/pipeline/server/build.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PUBLISH_UNTIL: today,
      // The dates of change that git tells are part of such a build.
      REPOSITORY_URL: 'https://github.com/example/website',
      NODE_ENV: 'production',
      ...environment,
    },
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
  return hashBuilds(folder);
}

/** Changes what pages are made of beside their own text, so that an earlier build has something to leave behind. */
function changeSources(folder: string): void {
  const files = execFileSync('git', ['ls-files', 'blog/*.svg', 'docs/samples', 'static/img/*.svg', 'src/*.svg'], {
    cwd: folder,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    appendFileSync(path.join(folder, file), file.endsWith('.svg') ? '<!-- earlier -->\n' : 'earlier\n');
  }
  appendFileSync(path.join(folder, 'src/css/tokens.css'), ':root { --denim: #123456; }\n');
  appendFileSync(path.join(folder, 'src/docs/ApiReference/openapi.yaml'), '# earlier\n');
}

/** Compares a build with the first one; returns how many problems there are, which it prints. */
function tell(
  name: string,
  builds: readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>],
  allowed: readonly AllowedDifference[],
): number {
  const {compared, explained, problems} = compare(...builds, allowed);
  if (compared < 300) throw new Error(`Only ${compared} files were built; 300 or more were expected.`);
  for (const line of explained) console.info(`As listed: ${line}`);
  for (const line of problems) console.error(line);
  console.info(
    `${name}: ${compared} files compared, ${explained.length} differ as listed, ${problems.length} problems`,
  );
  return problems.length;
}

const top = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
const inTop = (name: string): string => path.join(top, name);
const withoutCache = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
try {
  if (execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'}) !== '') {
    console.info('Changes that are not committed are not part of this check.');
  }
  clone(inTop('first'));
  const first = build(inTop('first'), {TZ: 'UTC', ...withoutCache});

  clone(inTop('later'));
  const later = build(inTop('later'), {
    TZ: 'Pacific/Kiritimati',
    NODE_OPTIONS: `--import ${clock}`,
    CLOCK: new Date(Date.now() + 40 * 86_400_000).toISOString(),
    ...withoutCache,
  });

  clone(inTop('again'));
  changeSources(inTop('again'));
  const earlier = build(inTop('again'), {TZ: 'UTC'});
  if (compare(first, earlier, []).problems.length < 50) throw new Error('The earlier build hardly differs.');
  execFileSync('git', ['checkout', '--quiet', '.'], {cwd: inTop('again')});
  const again = build(inTop('again'), {TZ: 'UTC'});

  const problems =
    tell('Elsewhere and later', [first, later], allowedDifferences) + tell('After another build', [first, again], []);
  process.exitCode = problems > 0 ? 1 : 0;
} finally {
  rmSync(top, {recursive: true, force: true});
}
