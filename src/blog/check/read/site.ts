import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileToPath, GlobExcludeDefault, Globby} from '@docusaurus/utils';
import {redirects} from '../../../content/redirects';
import {findRedirect} from '../../../lib/redirects';
import {parseSettings} from '../../../lib/settings/parse';
import {settingRules} from '../../../lib/settings/schema';
import {categories} from '../../categories';
import {publishingDay} from '../../publishing';
import {archivePath, categoryPath, postPath} from '../../../lib/blogPaths';
import {textOf, type Post} from '../post';
import type {Site} from '../site';
import {splitText} from './split';
import {readYaml} from './yaml';

/** The addresses of the pages below src/pages. */
async function ownPages(siteDir: string): Promise<string[]> {
  const files = await Globby('**/index.tsx', {cwd: path.join(siteDir, 'src/pages'), ignore: GlobExcludeDefault});
  return files.map((file) => fileToPath(file).replace(/(?<=.)\/$/, ''));
}

/** The addresses of the documentation's pages, which state them as `slug`. */
async function docsPages(siteDir: string): Promise<string[]> {
  const cwd = path.join(siteDir, 'docs');
  const files = await Globby('**/*.{md,mdx}', {cwd, ignore: GlobExcludeDefault});
  const slugs = files.map(async (file) => {
    const {head = ''} = splitText(await readFile(path.join(cwd, file), 'utf8'));
    const slug = readYaml(head, 2)?.get('slug')?.value;
    return typeof slug === 'string' ? [slug] : [];
  });
  return (await Promise.all(slugs)).flat();
}

function blogPages(posts: readonly Post[]): string[] {
  const lists = ['/blog', archivePath, ...categories.map(({slug}) => categoryPath(slug))];
  return [...lists, ...posts.map((post) => postPath(textOf(post, 'slug') ?? ''))];
}

/** Reads what posts can be wrong about: pages, files, and each other. Anchors are the build's to check. */
export async function readSite(siteDir: string, posts: readonly Post[], authors: readonly string[]): Promise<Site> {
  const settings = parseSettings(process.env);
  const files = await Globby('**/*', {cwd: path.join(siteDir, 'static')});
  return {
    posts: posts.map((post) => ({file: post.file, slug: textOf(post, 'slug'), date: textOf(post, 'date')})),
    today: publishingDay(settings),
    authors,
    hosts: [settings.siteUrl, settingRules.siteUrl.fallback].map((url) => new URL(url).host),
    pages: new Set([...(await ownPages(siteDir)), ...(await docsPages(siteDir)), ...blogPages(posts)]),
    files: new Set(files.map((file) => `/${file}`)),
    follow: (address) => findRedirect(redirects, settings, address),
  };
}
