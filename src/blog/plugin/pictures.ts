import {readFileSync} from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import {hashOf} from '../../build/hash';
import type {Picture} from '../summary';

/** Where the pictures of posts are served: with the hashed files, so that browsers keep them. */
export const picturesFolder = '/assets/blog/';

/** A picture as it is to be served, and its file. */
export interface ServedPicture extends Picture {
  readonly file: string;
}

/**
 * Reads a picture in the folder of a post. Its address names the post's folder
 * and changes with its content.
 *
 * @throws Error naming the file where it is missing or not a picture.
 */
export function readPicture(file: string): ServedPicture {
  try {
    const bytes = readFileSync(file);
    const {width, height} = imageSize(bytes);
    const {name, ext} = path.parse(file);
    const folder = path.basename(path.dirname(file));
    const src = `${picturesFolder}${folder}/${encodeURIComponent(name)}-${hashOf(bytes)}${ext.toLowerCase()}`;
    return {src, width, height, file};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The picture ${path.relative(process.cwd(), file)} cannot be read: ${reason}`, {cause: error});
  }
}
