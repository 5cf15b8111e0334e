import {spawn, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {coverOf} from './cover';
import {postFile, type GeneratedPost} from './generatedPosts';

/** A copy of this site with other posts. */
export interface TemporarySite {
  readonly folder: string;
  readonly remove: () => void;
}

const copied = [
  'src',
  'docs',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
  '.browserslistrc',
];

/** Links every package into a folder, but not the caches beside them: what was drawn or built before would be taken over. */
export function linkPackages(folder: string): void {
  const target = path.join(folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(target, name));
  }
}

/** Copies the site, from the folder in which the process runs, to a new one with the given posts. */
export function temporarySite(posts: readonly GeneratedPost[]): TemporarySite {
  const folder = mkdtempSync(path.join(tmpdir(), `tailor-ai-${posts.length}-posts-`));
  for (const name of copied) cpSync(name, path.join(folder, name), {recursive: true});
  linkPackages(folder);
  mkdirSync(path.join(folder, 'blog'));
  cpSync('blog/authors.yml', path.join(folder, 'blog/authors.yml'));
  posts.forEach((post, number) => {
    const ofPost = path.join(folder, 'blog', `${post.date}-${post.slug}`);
    mkdirSync(ofPost);
    writeFileSync(path.join(ofPost, 'index.md'), postFile(post));
    writeFileSync(path.join(ofPost, 'cover.svg'), coverOf(number));
  });
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}

/**
 * Builds a site without any cache.
 *
 * @returns how long it took, in seconds.
 * @throws Error where the build fails; what it says is printed.
 */
export function build({folder}: TemporarySite): number {
  const start = performance.now();
  const {status} = spawnSync(process.execPath, ['src/build/server/build.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NODE_ENV: 'production'},
  });
  if (status !== 0) throw new Error(`The build of ${folder} failed.`);
  return (performance.now() - start) / 1000;
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    ({ok}) => ok,
    () => false,
  );
}

/** Serves a built site as production does; the result stops it. */
export async function serve({folder}: TemporarySite, port: number): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['src/build/server/serve.mjs', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
  };
  for (let attempts = 0; attempts < 120; attempts += 1) {
    if (await answers(`http://localhost:${port}/`)) return stop;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await stop();
  throw new Error(`The server of ${folder} does not answer on port ${port}.`);
}
