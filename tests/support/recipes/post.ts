import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runScript} from '../tsx';

/** The title of the post that `addPost` adds. */
export const addedPost = 'What a first version is for';

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Where it is read. */
export const addedPostPath = `/blog/${slugOf(addedPost)}`;

/**
 * Makes a post in a copy of the site as the recipe says, with `npm run new:post`, and replaces what it says to replace.
 *
 * @param post
 * @param post.day its date; one that is still to come makes it a scheduled post.
 * @param post.title words and spaces.
 * @returns its folder, from the copy's.
 * @throws Error with what the command said, where it said that something is wrong.
 */
export function addPost(folder: string, {day = '2025-10-09', title = addedPost} = {}): string {
  const {status, stderr} = runScript(
    ['src/blog/newPost/run.ts', '--title', title, '--category', 'Marketing', '--date', day],
    {cwd: folder},
  );
  if (status !== 0 || stderr !== '') throw new Error(`npm run new:post failed: ${stderr}`);
  const post = `blog/${day}-${slugOf(title)}`;
  const file = path.join(folder, post, 'index.md');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/Replace this:? ?/g, 'Written words. '));
  return post;
}
