export interface BackLinkTarget {
  readonly to: string;
  readonly label: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Reads the `back` entry of a documentation page's front matter, which
 * Docusaurus passes on unchecked: undefined where there is none.
 *
 * @throws Error where the entry lacks its `to` or its `label`.
 */
export function parseBackLink(frontMatter: object): BackLinkTarget | undefined {
  if (!('back' in frontMatter)) return undefined;
  const {back} = frontMatter;
  if (isRecord(back) && typeof back.to === 'string' && typeof back.label === 'string') {
    return {to: back.to, label: back.label};
  }
  throw new Error(`Front matter "back" is ${JSON.stringify(back)}. Expected {to: /path, label: words}.`);
}
