import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import type {Finding} from '../finding';
import type {Post, UnreadPart} from '../post';
import {unreadFences} from './fences';
import {readFields, type ReadFields} from './fields';
import {readFolders, type PostFolder} from './folders';
import {loadMarkdown} from './markdown.cjs';
import {readPictures} from './pictures';
import {splitText} from './split';

/** Where posts are, and what they belong to; both absolute. */
export interface PostsFolder {
  readonly siteDir: string;
  readonly blogDir: string;
}

const noHead: UnreadPart = {
  line: 1,
  place: 'the fields at the top',
  problem: 'The file does not begin with them.',
  remedy: 'Begin the first line with ---, write the eight fields, and put another --- on a line below them.',
};

async function readPost({name, files}: PostFolder, {siteDir, blogDir}: PostsFolder): Promise<Post> {
  const folderPath = path.join(blogDir, name);
  const folder = path.relative(siteDir, folderPath).split(path.sep).join('/');
  const {head, body: text} = splitText(await readFile(path.join(folderPath, 'index.md'), 'utf8'));
  const {fields, unread}: ReadFields = head === undefined ? {fields: new Map(), unread: [noHead]} : readFields(head);
  const {parsePost} = await loadMarkdown();
  const body = parsePost(text);
  const cover = fields.get('image')?.value;
  return {
    file: `${folder}/index.md`,
    folder,
    fields,
    body,
    unread: [...unread, ...(await unreadFences(body, siteDir))],
    pictures: await readPictures(folderPath, files),
    coverSource:
      typeof cover === 'string' && cover.endsWith('.svg') && files.includes(cover)
        ? await readFile(path.join(folderPath, cover), 'utf8')
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
  const shown = path.relative(folder.siteDir, folder.blogDir).split(path.sep).join('/');
  const {folders, findings} = await readFolders(folder.blogDir, shown);
  const posts: Post[] = [];
  // One after the other: with thousands of posts, all files at once would be too many.
  for (const found of folders) posts.push(await readChangedPost(found, folder));
  return {posts, findings};
}
