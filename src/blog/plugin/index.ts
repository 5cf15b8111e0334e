import contentBlog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import pMap from 'p-map';
import {readAuthors} from '../authors';
import {publishingDay} from '../publishing';
import {readPosts, type ReadPost} from './posts';
import {blogRoutes} from './routes';
import {assertPosts, checkPosts, describeFindings} from '../check';
import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import {hashOf} from '../../pipeline/hash';
import {writeFiles} from '../../pipeline/files';
import {readSettings} from '../../lib/settings/read';
import {writeCompactIndex} from '../list/compactIndex';
import {picturesFolder} from './pictures';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The folder, below Docusaurus's generated files, that is served as it is. */
export const servedFolder = 'blog-files';

/**
 * Writes the pictures of posts and the index of all posts into the served folder again, so that nothing old stays behind.
 *
 * @returns the address of the index, which changes with it.
 */
async function writeServedFiles(generatedFilesDir: string, posts: readonly ReadPost[]): Promise<string> {
  const summaries = posts.map(({summary}) => summary);
  const content = JSON.stringify(writeCompactIndex(summaries, picturesFolder));
  const index = `/assets/blog/posts-${hashOf(content)}.json`;
  const folder = path.join(generatedFilesDir, servedFolder);
  await rm(folder, {recursive: true, force: true});
  await writeFiles(folder, [{name: index, content}]);
  const pictures = posts.flatMap((post) => post.pictures);
  await pMap(pictures, ({src, file}) => cp(file, path.join(folder, src)), {concurrency: 64});
  return index;
}

const isProduction = process.env.NODE_ENV === 'production';

/**
 * Checks all posts: a build stops where something is wrong. In development it
 * is printed, so that a post can be seen while it is being written.
 *
 * @throws Error that lists the findings for those who write posts.
 */
async function checkBeforeReading(siteDir: string): Promise<void> {
  if (isProduction) return assertPosts({siteDir});
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

/** What Docusaurus read of the posts, and what the site's own pages tell of them. */
interface BlogWithPosts extends BlogContent {
  readonly posts: readonly ReadPost[];
}

/**
 * Docusaurus's blog with pages of its own: it reads the posts; the list, the
 * categories and the posts' pages are this site's, and carry what they show and
 * no more. The feeds are made of the finished pages (src/pipeline/publish/feeds.ts).
 */
export default async function blog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogWithPosts>> {
  const {siteDir, generatedFilesDir} = context;
  const stock = await contentBlog(context, options);

  async function addRoutes(content: BlogWithPosts, {addRoute}: PluginContentLoadedActions): Promise<void> {
    const {posts} = content;
    const index = await writeServedFiles(generatedFilesDir, posts);
    blogRoutes({blog: content, posts, index, withShareCards: isProduction}).forEach(addRoute);
  }

  async function readContent(): Promise<BlogWithPosts> {
    const content = await stock.loadContent?.();
    if (content === undefined) throw new Error('The blog plugin of Docusaurus has read nothing.');
    const {options: authors} = await readAuthors(siteDir);
    return {...content, posts: readPosts(content, {siteDir, authors, today: publishingDay(readSettings())})};
  }

  return {
    name: stock.name,
    injectHtmlTags: (args) => stock.injectHtmlTags?.(args) ?? {},
    // Posts, authors and pictures, whatever their endings.
    getPathsToWatch: () => [`${siteDir}/${options.path}`],
    async loadContent() {
      await checkBeforeReading(siteDir);
      return inPlainWords(siteDir, readContent);
    },
    async contentLoaded({content, actions}) {
      // Only for the data that it writes for the Markdown compiler.
      await stock.contentLoaded?.({content, actions: {...actions, addRoute: () => {}}});
      await inPlainWords(siteDir, () => addRoutes(content, actions));
    },
    configureWebpack: (config, isServer, tools, content) => stock.configureWebpack?.(config, isServer, tools, content),
  };
}
