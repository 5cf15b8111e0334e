/** What nobody sees and nobody typed: it comes along with what is pasted. */
export const unseen = /(?!\p{White_Space})[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.source;

const unseenAnywhere = new RegExp(unseen, 'gu');

/** A number, a pattern or an address as it was typed or pasted: without what is not seen, and with plain spaces. */
export const readCode = (text: string): string =>
  text
    .replace(unseenAnywhere, '')
    .replace(/\p{White_Space}/gu, ' ')
    .trim();
