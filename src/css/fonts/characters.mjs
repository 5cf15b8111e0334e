/** Printable ASCII, German, letters of its neighbors' names, and the punctuation and signs of the site's texts. */
const ascii = Array.from({length: 0x7f - 0x20}, (_, index) => String.fromCodePoint(0x20 + index)).join('');
export const characters = `${ascii}\u00a0\u202fÄÖÜäöüßÉéèêàáâçñóôíú“”’‘„‚…–—·•×−€©°→`;

/** What the display face is without: headings have no code, formulas or straight quotes in them. */
export const bodyOnly = /[<>[\]{}#"×\\^_`|~@→©°]/g;
