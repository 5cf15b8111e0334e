import {spawnSync} from 'node:child_process';
import {copySite, linkPackages, type SiteCopy} from '../../support/siteCopy';
import {coverOf} from './cover';
import {postFile, type GeneratedPost} from './generatedPosts';

/** Copies the site, from the folder in which the process runs, to a new one with the given posts. */
export function temporarySite(posts: readonly GeneratedPost[]): SiteCopy {
  const files = posts.flatMap((post, number): [string, string][] => {
    const folder = `blog/${post.date}-${post.slug}`;
    return [
      [`${folder}/index.md`, postFile(post)],
      [`${folder}/cover.svg`, coverOf(number)],
    ];
  });
  const site = copySite(new Map(files));
  linkPackages(site.folder);
  return site;
}

/**
 * Builds a site without any cache.
 *
 * @returns how long it took, in seconds.
 * @throws Error where the build fails; what it says is printed.
 */
export function build({folder}: SiteCopy): number {
  const start = performance.now();
  const {status} = spawnSync(process.execPath, ['src/build/server/build.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NODE_ENV: 'production'},
  });
  if (status !== 0) throw new Error(`The build of ${folder} failed.`);
  return (performance.now() - start) / 1000;
}
