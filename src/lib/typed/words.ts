import {unseen} from './code';

/** Emoji, which invisible characters make of several, or color. */
const emoji = [
  /\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f\u{e0020}-\u{e007f}]*/u.source,
  /(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*)*|[\d#*]\ufe0f\u20e3/u.source,
].join('');

const isNoLetter = /(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Inherited}\p{DI}])/u.source;

/** Letters of scripts in which an invisible character decides how two are joined, as in Persian, or how one is drawn. */
const joined = `${isNoLetter}[\\p{L}\\p{M}](?:[\\u200c\\u200d](?=${isNoLetter}[\\p{L}\\p{M}])|\\p{Variation_Selector})`;

const unseenInWords = new RegExp(`(${emoji}|${joined})|${unseen}`, 'gu');

/** Words as they were typed or pasted, with line breaks: without what is not seen, unless letters or emoji need it. */
export const seenWords = (text: string): string => text.replace(unseenInWords, '$1');

/** The same on one line. Spaces of every sort, tabs and line breaks are one space, and none at the ends. */
export const readWords = (text: string): string =>
  seenWords(text)
    .replace(/\p{space}+/gu, ' ')
    .trim();
