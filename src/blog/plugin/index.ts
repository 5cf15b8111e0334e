import contentBlog, {
  validateOptions as validateContentBlogOptions,
  type BlogContent,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginContentLoadedActions, Validate} from '@docusaurus/types';
import pMap from 'p-map';
import {authorsFile, readAuthors} from '../authors';
import {bodyImage} from '../postFields';
import {readPosts, type ReadPost} from './posts';
import {blogRoutes} from './routes';
import {assertPosts, checkPosts, describeFindings} from '../check';
import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import {hashOf} from '../../pipeline/hash';
import {writeFiles} from '../../pipeline/write';
import {writeCompactIndex} from '../list/compactIndex';
import {picturesFolder} from './pictures';

/** The folder, below Docusaurus's generated files, that is served as it is. */
export const servedFolder = 'blog-files';

/** The index of all posts as it is served, at an address that changes with it. */
interface IndexFile {
  readonly address: string;
  readonly content: string;
}

function indexFile(posts: readonly ReadPost[]): IndexFile {
  const content = JSON.stringify(
    writeCompactIndex(
      posts.map(({summary}) => summary),
      picturesFolder,
    ),
  );
  return {address: `/assets/blog/posts-${hashOf(content)}.json`, content};
}

/** Writes pictures and index into the served folder again, so that nothing old stays behind. */
async function writeServedFiles(
  generatedFilesDir: string,
  posts: readonly ReadPost[],
  index: IndexFile,
): Promise<void> {
  const folder = path.join(generatedFilesDir, servedFolder);
  await rm(folder, {recursive: true, force: true});
  await writeFiles(folder, [{name: index.address, content: index.content}]);
  const pictures = posts.flatMap((post) => post.pictures);
  await pMap(pictures, ({src, file}) => cp(file, path.join(folder, src)), {concurrency: 64});
}

const isProduction = process.env.NODE_ENV === 'production';

/**
 * Checks all posts: a build stops where something is wrong. In development it
 * is printed, so that a post can be seen while it is being written.
 *
 * @throws Error that lists the findings for those who write posts.
 */
async function checkBeforeReading(siteDir: string): Promise<void> {
  if (isProduction) {
    await assertPosts({siteDir});
    return;
  }
  const findings = await checkPosts({siteDir});
  if (findings.length > 0) console.warn(describeFindings(findings));
}

/**
 * Does what fails on a post with mistakes; its author then reads what the check
 * says of them, and not where in the code it failed.
 */
async function inPlainWords<Result>(siteDir: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    await assertPosts({siteDir});
    throw error;
  }
}

/** Docusaurus's own rules do not know of `today`. */
export function validateOptions({
  validate,
  options: {today, ...options},
}: {
  validate: Validate<Options | undefined, PluginOptions>;
  options: Options & {today: string};
}): BlogOptions {
  return {...validateContentBlogOptions({validate, options}), today};
}

export interface BlogOptions extends PluginOptions {
  /** The calendar date in Los Angeles: later posts are scheduled, not out. */
  readonly today: string;
}

/** What Docusaurus read of the posts, and what the site's own pages tell of them. */
interface BlogWithPosts extends BlogContent {
  readonly posts: readonly ReadPost[];
}

/**
 * Docusaurus's blog with pages of its own: it reads the posts; the list, the
 * categories and the posts' pages are this site's, and carry what they show and
 * no more. The feeds are made of the finished pages (src/pipeline/publish/feeds).
 */
export default async function blog(context: LoadContext, options: BlogOptions): Promise<Plugin<BlogWithPosts>> {
  const stock = await contentBlog(context, options);

  async function addRoutes(content: BlogWithPosts, {addRoute}: PluginContentLoadedActions): Promise<void> {
    const {posts} = content;
    const index = indexFile(posts);
    await writeServedFiles(context.generatedFilesDir, posts, index);
    blogRoutes({blog: content, posts, index: index.address, withShareCards: isProduction}).forEach(addRoute);
  }

  async function readContent(): Promise<BlogWithPosts> {
    const content = await stock.loadContent?.();
    if (content === undefined) throw new Error('The blog plugin of Docusaurus has read nothing.');
    const {siteDir} = context;
    const {options: authors} = await readAuthors(siteDir);
    return {...content, posts: readPosts(content, {siteDir, authors, today: options.today})};
  }

  return {
    name: stock.name,
    injectHtmlTags: (args) => stock.injectHtmlTags?.(args) ?? {},
    getPathsToWatch: () => [
      ...(stock.getPathsToWatch?.() ?? []),
      `${context.siteDir}/${authorsFile}`,
      `${context.siteDir}/${options.path}/**/*.{${bodyImage.extensions.join(',')}}`,
    ],
    async loadContent() {
      await checkBeforeReading(context.siteDir);
      return inPlainWords(context.siteDir, readContent);
    },
    async contentLoaded({content, actions}) {
      // Only for the data that it writes for the Markdown compiler.
      await stock.contentLoaded?.({content, actions: {...actions, addRoute: () => {}}});
      await inPlainWords(context.siteDir, () => addRoutes(content, actions));
    },
    configureWebpack: (config, isServer, tools, content) => stock.configureWebpack?.(config, isServer, tools, content),
  };
}
