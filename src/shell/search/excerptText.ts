const characters: Readonly<Record<string, string>> = {lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'"};

/**
 * The text of an excerpt, which Pagefind marks with HTML. It is never parsed as
 * such, so that nothing of a page can become markup.
 */
export function excerptText(excerpt: string): string {
  return excerpt
    .replace(/<\/?mark>/g, '')
    .replace(/&([a-z]+|#\w+);/g, (entity, name: string) => characters[name] ?? entity);
}
