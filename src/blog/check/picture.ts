import {oneOf, quote, wrong, type Problem} from '../finding';
import type {Picture} from './post';
import {askedName, pictureNamed} from '../pictureFile';
import {nearestOf} from './suggest';

/** What a picture may be; sizes are in pixels and bytes. */
export interface PictureRules {
  readonly extensions: readonly string[];
  readonly minWidth: number;
  readonly maxWidth?: number;
  readonly maxBytes: number;
  /** Width divided by height, and how far a picture may be from it. */
  readonly ratio?: number;
  readonly ratioTolerance?: number;
}

/** Small, as cameras write large ones. The editor checks pictures in the browser, which has no `node:path`. */
const extensionOf = (name: string): string => (/[^/]\.([^./]*)$/.exec(name)?.[1] ?? '').toLowerCase();
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en-US')} kB`;
/** The types that a file may be by its ending. */
const typeOf = (extension: string): string => (extension === 'jpeg' ? 'jpg' : extension);

function checkName(name: string, extensions: readonly string[]): Problem | undefined {
  const extension = extensionOf(name);
  if (extensions.includes(extension)) return undefined;
  return wrong(
    `${quote(name)} ${extension === '' ? 'has no ending' : `ends with ".${extension}"`}.`,
    `Save the picture as ${oneOf(extensions.map((known) => `.${known}`))}, and name that file.`,
  );
}

function lost(name: string, names: readonly string[]): Problem {
  const problem = `There is no ${quote(name)} in the post’s folder`;
  const sameButCase = names.find((other) => other.toLowerCase() === name.toLowerCase());
  if (sameButCase !== undefined) {
    return wrong(`${problem}, but ${quote(sameButCase)}: large and small letters differ.`, `Write ${sameButCase}`);
  }
  const nearest = nearestOf(name, names);
  const there = names.length === 0 ? 'It has no pictures. ' : `It has ${names.join(', ')}. `;
  const meant = nearest === undefined ? there : `Did you mean "${nearest}"? `;
  return wrong(`${problem}.`, `${meant}Put the picture beside index.md and write its name.`);
}

function checkSize(name: string, {bytes, size}: Picture, rules: PictureRules): Problem | undefined {
  const {minWidth, maxWidth = Infinity, maxBytes, ratio, ratioTolerance = 0} = rules;
  if (size === undefined) {
    return wrong(
      `${quote(name)} cannot be read as a picture.`,
      'Export it again and replace the file; an .svg has to state its width and height in pixels.',
    );
  }
  if (size.type !== typeOf(extensionOf(name))) {
    const right = `${name.slice(0, -extensionOf(name).length)}${size.type}`;
    return wrong(`${quote(name)} is in truth a ${size.type} file.`, `Rename it to ${right}, here too.`);
  }
  const {width, height} = size;
  const measured = `${quote(name)} is ${width} x ${height} pixels, which is`;
  const wanted =
    ratio === undefined ? `${minWidth} pixels wide` : `${minWidth} x ${Math.round(minWidth / ratio)} pixels`;
  if (width < minWidth) return wrong(`${measured} too small.`, `Export it at least ${wanted}.`);
  if (width > maxWidth) return wrong(`${measured} too large.`, `Export it at most ${maxWidth} pixels wide.`);
  if (ratio !== undefined && Math.abs(width / height / ratio - 1) > ratioTolerance) {
    return wrong(`${measured} not the shape of a cover.`, `Crop it to ${wanted}.`);
  }
  if (bytes <= maxBytes) return undefined;
  return wrong(
    `${quote(name)} has ${kilobytes(bytes)}, which is too much to load.`,
    `Compress it, or export it as .webp, to at most ${kilobytes(maxBytes)}.`,
  );
}

/**
 * Whether a picture of a post's folder is there and of a sensible size.
 *
 * @param url its path below the folder, as the post writes it.
 * @param pictures the pictures of the folder.
 */
export function checkPicture(
  url: string,
  pictures: ReadonlyMap<string, Picture>,
  rules: PictureRules,
): Problem | undefined {
  const names = [...pictures.keys()];
  const name = pictureNamed(url, names);
  const found = name === undefined ? undefined : pictures.get(name);
  const shown = name ?? askedName(url);
  return checkName(shown, rules.extensions) ?? (found ? checkSize(shown, found, rules) : lost(shown, names));
}
