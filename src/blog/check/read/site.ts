import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, fileToPath, GlobExcludeDefault, Globby} from '@docusaurus/utils';
import {redirects} from '../../../content/redirects';
import {archivePath, categoryPath, postPath} from '../../../lib/blogPaths';
import {findRedirect} from '../../../lib/redirects';
import {readSettings} from '../../../lib/settings/read';
import {settingRules} from '../../../lib/settings/schema';
import {categories} from '../../categories';
import {publishingDay} from '../../publishing';
import {textOf, type Post, type Site} from '../post';

async function ownPages(siteDir: string): Promise<string[]> {
  const files = await Globby('**/index.tsx', {cwd: path.join(siteDir, 'src/pages'), ignore: GlobExcludeDefault});
  return files.map((file) => fileToPath(file).replace(/(?<=.)\/$/, ''));
}

/** The addresses of the documentation's pages, which state them as `slug`. */
async function docsPages(siteDir: string): Promise<string[]> {
  const cwd = path.join(siteDir, 'docs');
  const files = await Globby('**/*.{md,mdx}', {cwd, ignore: GlobExcludeDefault});
  const slugs = files.map(async (file) => {
    const filePath = path.join(cwd, file);
    const fileContent = await readFile(filePath, 'utf8');
    const {slug} = (await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).frontMatter;
    return typeof slug === 'string' ? [slug] : [];
  });
  return (await Promise.all(slugs)).flat();
}

/** Reads what posts can be wrong about: pages, files, and each other. Anchors are the build's to check. */
export async function readSite(siteDir: string, posts: readonly Post[], authors: readonly string[]): Promise<Site> {
  const settings = readSettings();
  const files = await Globby('**/*', {cwd: path.join(siteDir, 'static')});
  const bySlug = new Map<string, Post[]>();
  for (const post of posts) {
    const slug = textOf(post, 'slug');
    if (slug !== undefined) bySlug.set(slug, [...(bySlug.get(slug) ?? []), post]);
  }
  return {
    posts,
    bySlug,
    today: publishingDay(settings),
    authors,
    hosts: [settings.siteUrl, settingRules.siteUrl.fallback].map((url) => new URL(url).host),
    pages: new Set([
      ...(await ownPages(siteDir)),
      ...(await docsPages(siteDir)),
      ...['/blog', archivePath, ...categories.map(({slug}) => categoryPath(slug))],
      ...[...bySlug.keys()].map(postPath),
    ]),
    files: new Set(files.map((file) => `/${file}`)),
    follow: (address) => findRedirect(redirects, settings, address),
  };
}
