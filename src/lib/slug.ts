/** Makes a part of an address, or an id, from words: small letters, digits and single hyphens. */
export function slugOf(words: string, maxLength = Infinity): string {
  const slug = words
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll('%', ' percent ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // Cut at a hyphen, so that no word is.
  const whole = slug.length <= maxLength ? slug : slug.slice(0, maxLength + 1).replace(/-[^-]*$/, '');
  return whole.slice(0, maxLength);
}
