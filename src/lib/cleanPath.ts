/**
 * What an address may carry behind its end, from the sentence, email or chat
 * that it was copied out of: white space, invisible signs and punctuation, as
 * ranges of code points.
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

/** The source of an expression for paths that are safe wherever an address is written, since nothing in them needs an encoding. */
export const plainPath = '(?:/(?!\\.)[\\w.~-]*[\\w~-])*';

const debrisClass = `[${ranges.join('').replace(/[\da-f]{4}/g, '\\u$&')}]`;

/** The source of an expression for a decoded path that ends in debris or in nothing; its group is what stands before. */
export const cleanable = `^(${plainPath})${debrisClass}*$`;

/**
 * The path that is meant by one with debris at its end, with slashes too many
 * or with letters encoded; the path itself where it has none of them, and
 * undefined where what is left is no plain path.
 *
 * @param pathname as an address has it, encoded.
 */
export function cleanPath(pathname: string): string | undefined {
  try {
    const path = new RegExp(cleanable).exec(decodeURIComponent(pathname).replace(/\/+/g, '/'))?.[1];
    return path === '' ? '/' : path;
  } catch {
    return undefined;
  }
}
