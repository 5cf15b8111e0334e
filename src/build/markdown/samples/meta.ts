/** What stands after the language of a fence: ```ts sample="guide/file.ts" title="file.ts" {3-5} */
export interface FenceMeta {
  /** The sample's path below the samples folder; undefined where the code is typed into the page. */
  readonly sample: string | undefined;
  /** The last line that is highlighted, counted from 1; 0 where none is. */
  readonly lastHighlighted: number;
  /** The words without `sample`, for the code block. */
  readonly rest: string;
}

const knownKeys = ['sample', 'title'];

const word = /(?<ranges>\{[\d\s,-]*\})|(?<key>[^\s="{}]+)(?:=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s"]+)))?|\S+/g;

/**
 * Reads the words after a fence's language.
 *
 * @throws Error that quotes a word the code blocks of this site do not know, and names those they do.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const rest: string[] = [];
  let sample: string | undefined;
  let lastHighlighted = 0;
  for (const {0: text, groups} of meta.matchAll(word)) {
    const {ranges, key, quoted, bare} = groups ?? {};
    if (ranges !== undefined) {
      lastHighlighted = Math.max(lastHighlighted, ...(ranges.match(/\d+/g) ?? []).map(Number));
    } else if (key === undefined || !knownKeys.includes(key)) {
      throw new Error(`"${text}" is not known; write ${knownKeys.join(', ')} or line numbers such as {3-5}`);
    }
    if (key === 'sample') sample = quoted ?? bare ?? '';
    else rest.push(text);
  }
  return {sample, lastHighlighted, rest: rest.join(' ')};
}
