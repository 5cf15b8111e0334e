/** What nobody sees and nobody typed: it comes along with what is pasted. DI: Unicode’s default ignorable characters. */
export const unseen = /(?!\p{space})[\p{DI}\p{Cc}]/u.source;

/** A number, a pattern or an address as it was typed or pasted: without what is not seen, and with plain spaces. */
export const readCode = (text: string): string =>
  text
    .replace(new RegExp(unseen, 'gu'), '')
    .replace(/\p{space}/gu, ' ')
    .trim();
