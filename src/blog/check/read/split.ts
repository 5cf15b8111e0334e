/** A file's two parts. */
export interface SplitText {
  /** The lines between the two `---`, which begin on line 2; undefined where they are not there. */
  readonly head: string | undefined;
  /** The text below, with empty lines in place of the head, so that its lines keep their numbers. */
  readonly body: string;
}

/** Splits a post or a page of the documentation into the fields at its top and its text. */
export function splitText(text: string): SplitText {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (lines[0]?.trimEnd() !== '---' || end < 0) return {head: undefined, body: lines.join('\n')};
  return {
    head: lines.slice(1, end).join('\n'),
    body: `${'\n'.repeat(end + 1)}${lines.slice(end + 1).join('\n')}`,
  };
}
