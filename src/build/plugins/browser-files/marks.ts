/** What a behavior's file says of itself, as src/browser/behavior.ts has it. */
export interface Marks {
  /** The attributes of the controls that it serves. */
  readonly marks: readonly string[];
  /** The attributes of what else it acts on. */
  readonly touches: readonly string[];
}

function listIn(source: string, name: string): string[] | undefined {
  const [, list] = new RegExp(`\\b${name}:\\s*\\[([^\\]]*)\\]`).exec(source) ?? [];
  return list === undefined ? undefined : [...list.matchAll(/'([^']+)'/g)].map(([, attribute = '']) => attribute);
}

/**
 * Reads the attributes that a behavior serves or acts on from its source.
 *
 * @throws Error where it has no list of marks, not even an empty one.
 */
export function marksIn(file: string, source: string): Marks {
  const marks = listIn(source, 'marks');
  if (marks === undefined) {
    throw new Error(
      `${file} has no list of marks; write "marks: ['data-…']", or "marks: []" where it serves no control.`,
    );
  }
  return {marks, touches: listIn(source, 'touches') ?? []};
}
