/** What is wrong with something, and what to write instead: plain sentences for the person who writes posts. */
export interface Problem {
  /** What is wrong, with the value. */
  readonly problem: string;
  /** What to write instead. */
  readonly remedy: string;
}

/** A problem and where it is. */
export interface Finding extends Problem {
  /** Path from the site's folder, with `/` between its parts. */
  readonly file: string;
  /** Counted from 1; undefined where the problem is not in one line. */
  readonly line?: number | undefined;
  /** The field or the part of the text, such as `title` or `link "our docs"`. */
  readonly place: string;
}

export const wrong = (problem: string, remedy: string): Problem => ({problem, remedy});

const longest = 80;

/** A value in quotes, on one line and cut where it is long. */
export function quote(value: string): string {
  const line = value.trim().replace(/\s+/g, ' ');
  return line.length > longest ? `"${line.slice(0, longest)}…"` : `"${line}"`;
}

/** Names as a sentence lists them: `a, b or c`. */
export function oneOf(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/** A number with its noun: `1 post`, `2 posts`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * All findings as text: by file, in the order of its lines, numbered, and with the command to run again. Empty where
 * there are none.
 */
export function describeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const files = [...new Set(findings.map(({file}) => file))].sort();
  let number = 0;
  const sections = files.map((file) => {
    const own = findings.filter((finding) => finding.file === file).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const lines = own.map(({line, place, problem, remedy}) => {
      const where = line === undefined ? place : `${place} (line ${line})`;
      return `  ${(number += 1)}. ${where}: ${problem}\n     ${remedy}`;
    });
    return [file, ...lines].join('\n');
  });
  const total = `${counted(findings.length, 'thing')} to mend in ${counted(files.length, 'file')}.`;
  return [...sections, `${total} To check again, run: npm run check:content`].join('\n\n');
}
