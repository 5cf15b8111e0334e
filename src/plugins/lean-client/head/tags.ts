/** A tag of the document head as a page asks for it. */
export interface HeadTag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What makes two tags of a type the same, so that the later page part's replaces the earlier one's. */
function identity({type, attributes, text}: HeadTag): string | undefined {
  switch (type) {
    case 'meta': {
      const name = ['charset', 'name', 'http-equiv', 'property', 'itemprop'].find(
        (key) => attributes[key] !== undefined,
      );
      return name && `${name}=${attributes[name]}`;
    }
    case 'link':
      return attributes.rel === 'canonical' ? 'canonical' : attributes.href;
    case 'script':
      return attributes.src ?? text;
    default:
      return text;
  }
}

/**
 * The tags that stand when every part of a page has spoken, in their order: a
 * later part's tag replaces an earlier part's of the same identity; within one
 * part repeated tags all stay (the tags of an article, say).
 */
export function standingTags(parts: readonly (readonly HeadTag[])[]): readonly HeadTag[] {
  const taken = new Set<string>();
  const standing = [...parts].reverse().map((part) => {
    const kept = part.filter((tag) => {
      const key = identity(tag);
      return key !== undefined && !taken.has(`${tag.type} ${key}`);
    });
    for (const tag of kept) taken.add(`${tag.type} ${identity(tag)}`);
    return kept;
  });
  return standing.reverse().flat();
}
