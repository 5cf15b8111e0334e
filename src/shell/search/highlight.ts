import {matchWord} from './tokens';

export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Splits a text into parts, and marks words that begin with a searched word. */
export function highlight(text: string, sought: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (part: string, marked: boolean): void => {
    if (part === '') return;
    const last = parts.at(-1);
    if (last?.marked === marked) parts[parts.length - 1] = {text: last.text + part, marked};
    else parts.push({text: part, marked});
  };
  let end = 0;
  for (const {0: word, index} of text.matchAll(/[\p{L}\p{N}_]+/gu)) {
    add(text.slice(end, index), false);
    add(
      word,
      sought.some((each) => matchWord(each, word.toLowerCase()) !== 'none'),
    );
    end = index + word.length;
  }
  add(text.slice(end), false);
  return parts;
}
