/** The front matter of a file. */
type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Turns the words that authors write at the top of a post into those that
 * Docusaurus reads. The cover and the author get names of their own, since
 * Docusaurus would bundle `image` once more, and read authors by rules that
 * the content check does not have. Other fields are left as they are; whether
 * all is right is the content check's business.
 */
export function toDocusaurus({excerpt, author, image, imageAlt, ...rest}: FrontMatter): Record<string, unknown> {
  return {...rest, description: excerpt, writtenBy: author, cover: image, coverAlt: imageAlt};
}
