/** The words after `mermaid`: the diagram's caption and its text alternative. */
export interface DiagramMeta {
  readonly title: string;
  readonly alt: string;
}

const attribute = /([a-z]+)="([^"]*)"/g;

/**
 * Reads the words after a diagram's language.
 *
 * @throws Error that names what is missing or unknown, and what to write.
 */
export function parseDiagramMeta(meta: string): DiagramMeta {
  const given = Object.fromEntries(
    [...meta.matchAll(attribute)].map(([, key = '', value = '']) => [key, value.trim()]),
  );
  const left = meta.replace(attribute, '').trim();
  const unknown = [...Object.keys(given).filter((key) => key !== 'title' && key !== 'alt'), ...(left ? [left] : [])];
  if (unknown.length > 0) throw new Error(`"${unknown.join(' ')}" is not known after mermaid; write title="…" alt="…"`);
  const {title = '', alt = ''} = given;
  if (title === '') throw new Error('the diagram has no title; write title="<its caption>" after mermaid');
  if (alt === '') throw new Error('the diagram has no alt; write alt="<what it shows, in a sentence>" after mermaid');
  return {title, alt};
}
