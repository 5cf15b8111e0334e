import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {imageSize} from 'image-size';
import type {Picture} from '../post';

const picture = /\.(svg|png|jpe?g|webp|gif|avif|bmp|tiff?|heic)$/i;

export const isPicture = (name: string): boolean => picture.test(name);

function sizeOf(bytes: Buffer): Picture['size'] {
  try {
    const {width, height, type = ''} = imageSize(bytes);
    return width > 0 && height > 0 ? {width, height, type} : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the pictures among the files of a folder.
 *
 * @param names paths below the folder, with `/` between their parts.
 */
export async function readPictures(folder: string, names: readonly string[]): Promise<Map<string, Picture>> {
  const entries = names.filter(isPicture).map(async (name): Promise<[string, Picture]> => {
    const bytes = await readFile(path.join(folder, name));
    return [name, {bytes: bytes.length, size: sizeOf(bytes)}];
  });
  return new Map(await Promise.all(entries));
}
