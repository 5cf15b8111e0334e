const characters: Readonly<Record<string, string>> = {lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'"};

/**
 * The text of an excerpt, in which Pagefind has HTML tags. It is not parsed as HTML, so that no page's text can become
 * markup.
 */
export function excerptText(excerpt: string): string {
  return excerpt
    .replace(/<\/?mark>/g, '')
    .replace(/&([a-z]+|#\w+);/g, (entity, name: string) => characters[name] ?? entity);
}
