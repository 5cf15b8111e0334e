/** What a visitor put into one field of a form, or the options that they chose in it. */
export interface Answer {
  /** What the field asks for: 'email' or 'website' whatever the form calls it, or the form's own name for it. */
  readonly name: string;
  readonly label: string;
  /** As typed; for a box or a button of a group, its value where it is chosen. */
  readonly value: string;
}

/**
 * The answers so far with what a form now holds. An answer goes only where a
 * visitor empties its field: other forms may not ask for it, or not hold it yet.
 *
 * @param held every field of the form.
 * @param changed what the field asks for that the visitor has changed.
 */
export function mergeAnswers(
  before: readonly Answer[],
  held: readonly Answer[],
  changed: string | undefined,
): readonly Answer[] {
  const filled = held.filter(({value}) => value.trim() !== '');
  const names = new Set([changed, ...filled.map(({name}) => name)]);
  return [...filled, ...before.filter(({name}) => !names.has(name))];
}

/** An answer as a line of a message. */
export const answerLine = ({label, value}: Answer): string => `${label}: ${value.trim()}`;

/** A message with answers as its last lines; lines that it has of earlier values of theirs are replaced. */
export function withAnswers(message: string, answers: readonly Answer[]): string {
  const others = message
    .split('\n')
    .filter((line) => !answers.some(({label}) => line.startsWith(`${label}: `)))
    .join('\n')
    .trimEnd();
  return [...(others === '' ? [] : [others, '']), ...answers.map(answerLine)].join('\n');
}
