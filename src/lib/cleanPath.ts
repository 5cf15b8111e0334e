import {plainPath} from './plainPath';

/**
 * A character that may follow a copied address, from a sentence, email or chat: white space, what nobody sees, and
 * punctuation, ASCII's without what a name may end in ("-", "_", "~"), and the Chinese and Japanese.
 */
export const debrisClass = [
  '[\\x01-,./:-@\\x5b-\\x5e`{-}\\x7f-\\xbf\\u2000-\\u206f\\u3000-\\u303f\\uff01-\\uff0f\\uff1a-\\uff20',
  '\\p{space}\\p{DI}]',
].join('');

/** A regular expression for what mail programs make of "&" and the like. */
export const entity = '&#?\\w{1,8};';

/** A decoded path with or without debris at its end; its group is the path before. */
const cleanable = new RegExp(`^(${plainPath})(?:${entity}|${debrisClass})*$`, 'u');

/**
 * The intended path for one with debris at its end, extra slashes or encoded letters; the path itself if it has none of
 * these, and undefined if the rest is not a plain path.
 *
 * @param pathname encoded, as in an address.
 */
export function cleanPath(pathname: string): string | undefined {
  try {
    const path = cleanable.exec(decodeURIComponent(pathname).replace(/\/+/g, '/'))?.[1];
    return path === '' ? '/' : path;
  } catch {
    return undefined;
  }
}
