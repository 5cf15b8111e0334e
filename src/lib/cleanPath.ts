/**
 * Characters that may follow a copied address, from a sentence, email or chat: white space, invisible characters and
 * punctuation, as ranges of code points.
 */
const ranges = [
  // ASCII without letters, digits and what a name may end in: "-", "_", "~".
  ...['0001-002c', '002e-002f', '003a-0040', '005b-005e', '0060-0060', '007b-007d'],
  // Control characters, no-break space, soft hyphen, quotation marks.
  '007f-00bf',
  // Spaces of all widths, zero-width signs, dashes, quotation marks, the ellipsis.
  '2000-206f',
  // The same for Chinese and Japanese; variation selectors; the byte order mark.
  ...['3000-303f', 'fe00-fe0f', 'feff-feff', 'ff01-ff0f', 'ff1a-ff20'],
];

/** Every code point that counts as debris. */
export const debris: readonly number[] = ranges.flatMap((range) => {
  const [from = 0, to = 0] = range.split('-').map((point) => parseInt(point, 16));
  return Array.from({length: to - from + 1}, (_, index) => from + index);
});

/** A regular expression for paths that are safe in any address, since nothing in them needs encoding. */
export const plainPath = '(?:/(?!\\.)[\\w.~-]*[\\w~-])*';

const debrisClass = `[${ranges.join('').replace(/[\da-f]{4}/g, '\\u$&')}]`;

/** A regular expression for a decoded path with or without debris at its end; its group is the path before. */
export const cleanable = `^(${plainPath})${debrisClass}*$`;

/**
 * The intended path for one with debris at its end, extra slashes or encoded letters; the path itself if it has none of
 * these, and undefined if the rest is not a plain path.
 *
 * @param pathname encoded, as in an address.
 */
export function cleanPath(pathname: string): string | undefined {
  try {
    const path = new RegExp(cleanable).exec(decodeURIComponent(pathname).replace(/\/+/g, '/'))?.[1];
    return path === '' ? '/' : path;
  } catch {
    return undefined;
  }
}
