/** Whether a text has a sentence in it, and does not go on with the number that it begins or ends with. */
export function says(text: string, sentence: string): boolean {
  const before = /^\d/.test(sentence) ? String.raw`(?<!\d|\d[.,])` : '';
  const after = /\d$/.test(sentence) ? String.raw`(?!\d|[.,]\d)` : '';
  const literal = sentence.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(before + literal + after).test(text);
}
