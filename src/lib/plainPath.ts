/** A regular expression for paths that are safe in any address, since nothing in them needs encoding. */
export const plainPath = '(?:/(?!\\.)[\\w.~-]*[\\w~-])*';
