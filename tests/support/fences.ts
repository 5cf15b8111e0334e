export interface Fence {
  /** The line on which the fence opens, counted from 1. */
  readonly line: number;
  readonly language: string;
  /** The words after the language. */
  readonly meta: string;
}

/** The fenced code blocks of a Markdown text; those inside of a block are its text. */
export function fencesIn(text: string): Fence[] {
  const fences: Fence[] = [];
  let closing: string | undefined;
  text.split('\n').forEach((line, index) => {
    const [, marks, language = '', meta = ''] = /^\s*(`{3,}|~{3,})\s*([^\s`]*)\s*(.*)$/.exec(line) ?? [];
    if (marks === undefined) return;
    if (closing === undefined) {
      closing = marks;
      fences.push({line: index + 1, language, meta});
    } else if (marks.startsWith(closing) && language === '') {
      closing = undefined;
    }
  });
  return fences;
}
