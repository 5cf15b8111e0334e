import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {imageSize} from 'image-size';
import {slashed} from '../../../pipeline/files';
import {loadSharp, parseMarkdown} from '../../../pipeline/html/libraries.cjs';
import type {Finding} from '../../finding';
import {type Picture, type Post, type UnreadPart, nodesOf} from '../post';
import {readText} from './text';
import {isPicture, readFolders, type PostFolder} from './folders';
import type {Code, Root} from 'mdast';
import {diagrams} from '../../../pipeline/markdown/diagrams';
import {samples} from '../../../pipeline/markdown/samples';
import {embedTools} from '../../../pipeline/markdown/tools';

/** What the build says of a fence, without the file and the line that it puts before it. */
function reasonOf(error: unknown): string {
  const {cause} = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message : String(error);
}

/** What a fence is called, by its language. */
const places: Readonly<Record<string, string>> = {mermaid: 'diagram', tool: 'tool'};

function partOf(fence: Code, reason: string): UnreadPart {
  const [problem = reason, remedy] = reason.split(/; (.*)/s);
  const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`;
  return {
    line: fence.position?.start.line ?? 1,
    place: places[fence.lang ?? ''] ?? 'code',
    problem: sentence(problem),
    remedy: sentence(remedy ?? 'correct the lines between the two ```'),
  };
}

/** The diagrams, tools and code of a text that the build would refuse. */
async function unreadFences(text: Root, siteDir: string): Promise<UnreadPart[]> {
  // The host does not matter: what is filled in is thrown away.
  const fill = samples({folder: path.join(siteDir, 'docs/samples'), apiUrl: 'https://api.example.com'});
  const draw = diagrams();
  const embed = embedTools();
  const unread: UnreadPart[] = [];
  for (const fence of nodesOf(text, 'code')) {
    const copy: Root = {type: 'root', children: [{...fence}]};
    try {
      fill(copy, {});
      await draw(copy, {});
      embed(copy, {});
    } catch (error) {
      unread.push(partOf(fence, reasonOf(error)));
    }
  }
  return unread;
}

/** Where posts are, and what they belong to; both absolute. */
export interface PostsFolder {
  readonly siteDir: string;
  readonly blogDir: string;
}

/** The size of a picture that can be drawn: one that is only whole at its beginning cannot. */
async function sizeOf(bytes: Buffer): Promise<Picture['size']> {
  const [{Resvg}, sharp] = await Promise.all([import('@resvg/resvg-js'), loadSharp()]);
  try {
    const {width, height, type = ''} = imageSize(bytes);
    if (type === 'svg') void new Resvg(bytes, {font: {loadSystemFonts: false}});
    else await sharp(bytes).resize(8).toBuffer();
    return width > 0 && height > 0 ? {width, height, type} : undefined;
  } catch {
    return undefined;
  }
}

async function readPost({name, files}: PostFolder, {siteDir, blogDir}: PostsFolder): Promise<Post> {
  const folder = path.join(blogDir, name);
  const {fields, unread, text} = readText(await readFile(path.join(folder, 'index.md'), 'utf8'));
  const body = parseMarkdown(text);
  const cover = fields.get('image')?.value;
  const pictures = new Map<string, Picture>();
  for (const file of files.filter(isPicture)) {
    const bytes = await readFile(path.join(folder, file));
    pictures.set(file, {bytes: bytes.length, size: await sizeOf(bytes)});
  }
  return {
    file: slashed(path.relative(siteDir, path.join(folder, 'index.md'))),
    fields,
    body,
    unread: [...unread, ...(await unreadFences(body, siteDir))],
    pictures,
    coverSource:
      typeof cover === 'string' && cover.endsWith('.svg') && files.includes(cover)
        ? await readFile(path.join(folder, cover), 'utf8')
        : undefined,
  };
}

/** Posts as they were last read: while `npm start` runs, only those that have changed are read again. */
const remembered = new Map<string, {readonly stamp: string; readonly post: Post}>();

async function readChangedPost(found: PostFolder, folder: PostsFolder): Promise<Post> {
  const folderPath = path.join(folder.blogDir, found.name);
  const stats = found.files.map(async (name) => {
    const {mtimeMs, size} = await stat(path.join(folderPath, name));
    return `${name} ${mtimeMs} ${size}`;
  });
  const stamp = (await Promise.all(stats)).join('\n');
  const last = remembered.get(folderPath);
  if (last?.stamp === stamp) return last.post;
  const post = await readPost(found, folder);
  remembered.set(folderPath, {stamp, post});
  return post;
}

/** Reads all posts, and finds what is no post where posts are. */
export async function readPosts(folder: PostsFolder): Promise<{posts: Post[]; findings: Finding[]}> {
  const shown = slashed(path.relative(folder.siteDir, folder.blogDir));
  const {folders, findings} = await readFolders(folder.blogDir, shown);
  const posts: Post[] = [];
  // One after the other: with thousands of posts, all files at once would be too many.
  for (const found of folders) posts.push(await readChangedPost(found, folder));
  return {posts, findings};
}
