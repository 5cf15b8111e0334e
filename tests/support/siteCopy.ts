import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {moveLinks} from './moveLinks';
import {readTree} from './readTree';

const copied = [
  'docs',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
  // Without it style sheets are rewritten for browsers that know no cascade layers, which does not end.
  '.browserslistrc',
  'blog/authors.yml',
];

/** A copy of this site in a folder of its own. */
export interface SiteCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/** Links every package into a folder, but not the caches beside them: what was drawn or built before would be taken over. */
export function linkPackages(folder: string): void {
  const target = path.join(folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(target, name));
  }
}

/** The addresses of this site's posts. */
const ownPosts = (): string[] =>
  readdirSync('blog', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .flatMap(({name}) => /^slug: *(\S+)/m.exec(readFileSync(`blog/${name}/index.md`, 'utf8'))?.[1] ?? [])
    .map((slug) => `/blog/${slug}`);

/** Copies this site without packages, with the given files, by path, in place of its posts. */
export function copySite(files: ReadonlyMap<string, Buffer | string> = new Map()): SiteCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-copy-'));
  for (const name of copied) cpSync(name, path.join(folder, name), {recursive: true});
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
  const kept = [...files].map(([, content]) => content.toString()).join('\n');
  const gone = ownPosts().filter((address) => !kept.includes(`slug: ${path.basename(address)}\n`));
  const texts = ['docs', 'src'].flatMap((part) => readTree(path.join(folder, part), /\.(mdx?|tsx?)$/));
  // Guides and pages name the blog where they name a post that the copy does not have.
  if (gone.length > 0)
    moveLinks(
      texts.map(({file}) => file),
      gone,
      '/blog',
    );
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
