/** What a visitor put into one field of a form, or one option that they chose or refused in it. */
export interface Answer {
  /** What the field asks for: 'email' or 'website' whatever the form calls it, or the form's own name for it. */
  readonly name: string;
  readonly label: string;
  /** As typed, or the option's own. */
  readonly value: string;
  /** For an option: whether it is chosen. */
  readonly chosen?: boolean;
  /** The provider's form has a field for it, if only in another of its steps. */
  readonly asked?: true;
}

/** Whether there is something to tell: an option that was left alone or refused is for the next form only. */
const isTold = ({value, chosen}: Answer): boolean => chosen ?? value.trim() !== '';

const answerLine = ({label, value}: Answer): string => `${label}: ${value.trim()}`;

/** The answers as lines of a message. */
export const answerLines = (answers: readonly Answer[]): string[] => answers.filter(isTold).map(answerLine);

/**
 * The answers so far with those to the one question that a visitor has just
 * changed. What a form holds besides is not the visitor's, and what it does not
 * ask for was typed into another one.
 *
 * @param now the field's answer, or that of each of its options; an empty field takes its answer away.
 */
export function mergeAnswers(before: readonly Answer[], changed: string, now: readonly Answer[]): readonly Answer[] {
  const kept = now.filter((answer) => answer.chosen !== undefined || isTold(answer));
  const index = before.findIndex(({name}) => name === changed);
  const others = before.filter(({name}) => name !== changed);
  return index < 0 ? [...others, ...kept] : [...others.slice(0, index), ...kept, ...others.slice(index)];
}

/** A message with answers as its last lines. */
export function withAnswers(message: string, answers: readonly Answer[]): string {
  const lines = answerLines(answers).filter((line) => !message.split('\n').includes(line));
  if (lines.length === 0) return message;
  return [...(message.trim() === '' ? [] : [message.trimEnd(), '']), ...lines].join('\n');
}

export interface MessageWords {
  readonly subject: string;
  readonly greeting: string;
}

/** The email that stands in for the form, with what was typed. */
export function messageText(words: MessageWords, answers: readonly Answer[]): string {
  const lines = answerLines(answers);
  return lines.length === 0 ? words.greeting : [words.greeting, '', ...lines].join('\n');
}

/** Halves of characters, which a text may hold and no address can. */
const halves = /\p{Surrogate}/gu;

/** A mailto address for that email. Line breaks are CRLF, as RFC 6068 asks. */
export function messageHref(address: string, words: MessageWords, answers: readonly Answer[]): string {
  const body = messageText(words, answers).replaceAll('\n', '\r\n').replace(halves, '\ufffd');
  return `mailto:${address}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`;
}
