import type {SlugField} from '../../postFields';
import {quote, type Problem} from '../finding';

/** Makes the last part of an address from words: small letters, digits and single hyphens. */
export function slugOf(words: string, maxLength: number): string {
  const slug = words
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll('%', ' percent ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= maxLength) return slug;
  // At a hyphen, so that no word is cut.
  return slug.slice(0, maxLength + 1).replace(/-[^-]*$/, '').slice(0, maxLength);
}

/** Whether a text can be the last part of an address. */
export function checkSlug({pattern, maxLength}: SlugField, value: string): Problem | undefined {
  if (new RegExp(pattern).test(value) && value.length <= maxLength) return undefined;
  const better = slugOf(value.replace(/^(https?:\/\/[^/]*)?\/?(blog\/)?/, ''), maxLength);
  const problem =
    value.length > maxLength
      ? `${quote(value)} has ${value.length} characters, and an address may have ${maxLength}.`
      : `${quote(value)} cannot be an address: only small letters, digits and single hyphens between them can.`;
  return {problem, remedy: better === '' ? 'Write such as message-match.' : `Write ${better}`};
}
