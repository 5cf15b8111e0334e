import path from 'node:path';
import {fileToPath, GlobExcludeDefault, Globby} from '@docusaurus/utils';
import {demoGuides} from '../../../data/demos';
import {privacyPolicy} from '../../../data/legal/privacyPolicy';
import {subprocessors} from '../../../data/legal/subprocessors';
import {redirects} from '../../../data/redirects';
import {releasePeriods} from '../../../data/releases';
import {findRedirect} from '../../../lib/redirects';
import {parseSettings} from '../../../settings/parse';
import {settingRules} from '../../../settings/schema';
import {categories} from '../../categories';
import {publishingDay} from '../../publishing';
import {archivePath, categoryPath, postPath} from '../../summary';
import {textOf, type Post} from '../post';
import type {Page, Site} from '../site';
import {readDocs} from './docs';

const idsOf = (parts: readonly {readonly id: string}[]): string[] => parts.map(({id}) => id);

/** The pages with places to link to, other than docs and posts; the others have none. */
const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  '/demos': idsOf(demoGuides),
  '/privacy-policy': idsOf(privacyPolicy.sections),
  '/release-notes': idsOf(releasePeriods),
  '/subprocessors': idsOf(subprocessors.sections),
};

async function readPages(siteDir: string): Promise<[string, Page][]> {
  const cwd = path.join(siteDir, 'src/pages');
  const files = await Globby('**/*.{tsx,md,mdx}', {cwd, ignore: GlobExcludeDefault});
  return files.map((file) => {
    const address = fileToPath(file);
    return [address, {anchors: pageAnchors[address] ?? []}];
  });
}

function blogPages(posts: readonly Post[]): [string, Page][] {
  const lists = ['/blog', archivePath, ...categories.map(({slug}) => categoryPath(slug))];
  return [
    ...lists.map((address): [string, Page] => [address, {anchors: []}]),
    ...posts.map((post): [string, Page] => [postPath(textOf(post, 'slug') ?? ''), {anchors: post.anchors}]),
  ];
}

/** Reads what posts can be wrong about: pages, places on them, files, and each other. */
export async function readSite(siteDir: string, posts: readonly Post[], authors: readonly string[]): Promise<Site> {
  const settings = parseSettings(process.env);
  const files = await Globby('**/*', {cwd: path.join(siteDir, 'static')});
  return {
    posts: posts.map((post) => ({file: post.file, slug: textOf(post, 'slug'), date: textOf(post, 'date')})),
    today: publishingDay(settings),
    authors,
    hosts: [settings.siteUrl, settingRules.siteUrl.fallback].map((url) => new URL(url).host),
    pages: new Map([...(await readPages(siteDir)), ...(await readDocs(siteDir)), ...blogPages(posts)]),
    files: new Set(files.map((file) => `/${file}`)),
    follow: (address) => findRedirect(redirects, settings, address),
  };
}
