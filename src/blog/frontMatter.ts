/** The front matter of a file as YAML gives it. */
type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Turns the words that authors write at the top of a post into those that
 * Docusaurus reads. The cover gets a name of its own, since Docusaurus would
 * bundle `image` once more. Other fields are left as they are; whether all is
 * right is the content check's business.
 */
export function toDocusaurus({excerpt, author, image, imageAlt, ...rest}: FrontMatter): Record<string, unknown> {
  return {...rest, description: excerpt, authors: author, cover: image, coverAlt: imageAlt};
}
