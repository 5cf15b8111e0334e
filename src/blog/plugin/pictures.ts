import {readFileSync} from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import {filesIn} from '../../pipeline/files';
import {hashOf} from '../../pipeline/hash';
import {bodyImage} from '../postFields';
import {pictureNamed} from '../pictureFile';
import {slugOf} from '../../lib/slug';
import type {Picture} from '../summary';

/** Where the pictures of posts are served: with the hashed files, so that browsers keep them. */
export const picturesFolder = '/assets/blog/';

/** A picture as it is to be served, and its file. */
export interface ServedPicture extends Picture {
  readonly file: string;
}

/** A name of letters, digits and hyphens alone, which no server, feed or browser writes in another way. */
const plainName = (name: string): string => slugOf(name, 60) || 'picture';

/**
 * Reads a picture in the folder of a post. Its address names the post's folder, tells of the file's name what is plain,
 * and changes with the content.
 */
export function readPicture(file: string): ServedPicture {
  try {
    const bytes = readFileSync(file);
    const {width, height} = imageSize(bytes);
    const {name, ext} = path.parse(file);
    const folder = plainName(path.basename(path.dirname(file)));
    const src = `${picturesFolder}${folder}/${plainName(name)}-${hashOf(bytes)}${ext.toLowerCase()}`;
    return {src, width, height, file};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The picture ${path.relative(process.cwd(), file)} cannot be read: ${reason}`, {cause: error});
  }
}

/** The paths of all pictures below a post's folder, with `/` between their parts. */
export function pictureNames(folder: string): string[] {
  const extensions: readonly string[] = bodyImage.extensions;
  return filesIn(folder).filter((file) => extensions.includes(path.extname(file).slice(1).toLowerCase()));
}

/** The picture that an address in a post means; one that is not there under the name that was asked for. */
export function pictureFile(folder: string, url: string): string {
  return path.join(folder, pictureNamed(url, pictureNames(folder)) ?? url);
}
