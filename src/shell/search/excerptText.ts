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

/** Letters before an excerpt beyond which the middle of its sentence is left out. */
const mostBefore = 90;

/**
 * An excerpt from the beginning of the sentence that it begins in.
 *
 * @param content the page's whole text, in which blocks end like sentences.
 */
export function fromSentence(excerpt: string, content: string): string {
  const whole = content.replace(/\s+/g, ' ').trim();
  const at = whole.indexOf(excerpt);
  if (at < 0) return excerpt;
  const ends = [...whole.slice(0, at).matchAll(/[.!?]["”’)]* (?!\p{Ll})/gu)].at(-1);
  const start = ends === undefined ? 0 : ends.index + ends[0].length;
  const before = whole.slice(start, at);
  if (before.length <= mostBefore) return before + excerpt;
  return `${before.slice(0, mostBefore / 2).replace(/\S*$/, '')}… ${excerpt}`;
}
