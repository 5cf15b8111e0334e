/** Whether an address in a post means a picture beside its text, rather than one on this or another site. */
export const isOwnPicture = (url: string): boolean => !/^([a-z][\w+.-]*:|\/)/i.test(url);

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** A name without what differs between systems: some keep ü as one character, others as two. */
const plain = (name: string): string => name.replace(/^(\.\/)+/, '').normalize('NFC');

/** The name of a picture as a post asks for it, for messages. */
export const askedName = (url: string): string => plain(decoded(url));

/**
 * The picture that an address in a post means: the file of that very name, or else of the name that a browser reads in
 * it, in which %20 is a space.
 *
 * @param names the pictures' paths below the post's folder, with `/` between their parts.
 * @returns the name as the folder has it.
 */
export function pictureNamed(url: string, names: readonly string[]): string | undefined {
  const find = (wanted: string): string | undefined => names.find((name) => plain(name) === plain(wanted));
  return find(url) ?? find(decoded(url));
}
