import {answerLines, type Answer} from './answers';

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
