import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, fileToPath, GlobExcludeDefault, Globby} from '@docusaurus/utils';
import {redirects} from '../../../content/redirects';
import {comparisonPage} from '../../../lib/comparisonPath';
import {archivePath, categoryPath, postPath} from '../../../lib/blogPaths';
import {findRedirect} from '../../../lib/redirects';
import {readSettings} from '../../../lib/settings/read';
import {settingRules} from '../../../lib/settings/schema';
import {categories} from '../../categories';
import {publishingDay} from '../../publishing';
import {addressesIn, textOf, type Post, type Site} from '../post';
import {filesIn} from '../../../pipeline/files';
import {titleCharacters} from '../../../pipeline/cards/fonts';
import {guideIds, headingIds, idsInCode} from './anchors';
import {madeFiles} from './madeFiles';

async function ownPages(siteDir: string): Promise<string[]> {
  const files = await Globby('**/index.tsx', {cwd: path.join(siteDir, 'src/pages'), ignore: GlobExcludeDefault});
  return files.map((file) => fileToPath(file).replace(/(?<=.)\/$/, ''));
}

/** The files of the documentation by the addresses of their pages, which state them as `slug`. */
async function docsPages(siteDir: string): Promise<Map<string, string>> {
  const cwd = path.join(siteDir, 'docs');
  const files = await Globby('**/*.{md,mdx}', {cwd, ignore: GlobExcludeDefault});
  const slugs = files.map(async (file): Promise<[string, string][]> => {
    const filePath = path.join(cwd, file);
    const fileContent = await readFile(filePath, 'utf8');
    const {slug} = (await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).frontMatter;
    return typeof slug === 'string' ? [[slug, filePath]] : [];
  });
  return new Map((await Promise.all(slugs)).flat());
}

/** The ids of the pages that posts lead into, and what can be an id on any page whose code makes them. */
async function readAnchors(siteDir: string, posts: readonly Post[], guides: ReadonlyMap<string, string>) {
  const linked = new Set(
    posts.flatMap((post) => addressesIn(post).flatMap((url) => /^(\/[^?#]*).*#./.exec(url)?.[1] ?? [])),
  );
  const ids = new Map<string, ReadonlySet<string>>();
  for (const post of posts) ids.set(postPath(textOf(post, 'slug') ?? ''), headingIds(post.body));
  for (const [page, file] of guides) if (linked.has(page)) ids.set(page, await guideIds(file));
  const isInCode = [...linked].some((page) => !page.startsWith(postPath('')));
  return {
    ids,
    idsInCode: isInCode ? await idsInCode(siteDir) : {words: new Set<string>(), beginnings: [], endings: []},
  };
}

/** Reads what posts can be wrong about: pages with their ids, files, and each other. */
export async function readSite(siteDir: string, posts: readonly Post[], authors: readonly string[]): Promise<Site> {
  const settings = readSettings();
  const files = filesIn(path.join(siteDir, 'static'));
  const bySlug = new Map<string, Post[]>();
  for (const post of posts) {
    const slug = textOf(post, 'slug');
    if (slug !== undefined) bySlug.set(slug, [...(bySlug.get(slug) ?? []), post]);
  }
  const guides = await docsPages(siteDir);
  const pages = [
    ...(await ownPages(siteDir)),
    ...guides.keys(),
    ...['/blog', comparisonPage, archivePath, ...categories.map(({slug}) => categoryPath(slug))],
    ...[...bySlug.keys()].map(postPath),
  ];
  return {
    posts,
    bySlug,
    ...(await readAnchors(siteDir, posts, guides)),
    titleCharacters: posts.some((post) => /[^ -~]/.test(textOf(post, 'title') ?? ''))
      ? await titleCharacters(siteDir)
      : new Set(),
    today: publishingDay(settings),
    authors,
    hosts: [settings.siteUrl, settingRules.siteUrl.fallback].map((url) => new URL(url).host),
    pages: new Set(pages),
    files: new Set([...files.map((file) => `/${file}`), ...madeFiles(pages)]),
    follow: (address) => findRedirect(redirects, settings, address),
  };
}
