/** Why a typed text cannot be the address that values are added to. */
export type BaseProblem = 'empty' | 'space' | 'scheme' | 'account' | 'noAddress';

/** What is said beside its field. */
export const baseProblemWords: Readonly<Record<BaseProblem, string>> = {
  empty: 'Enter the URL of the page, such as https://example.com/spring.',
  space: 'A URL has no spaces, line breaks or invisible characters. Write a space as %20.',
  scheme: 'Use the URL of a web page: it begins with https://.',
  account: 'Leave out the name before the @: every link would show it.',
  noAddress: 'That isn’t a complete URL. Write it with its domain, such as https://example.com/spring.',
};

/** A scheme such as mailto:, and not a host with its port. */
const schemeOf = /^([a-z][a-z\d+.-]*):(?!\d+(?:[/?#]|$))/i;

const hostOf = /^https?:\/\/([^/?#]*)/i;

/**
 * Whether a host has a domain, with a port or without: names with points between them, of the signs that names have. URL
 * takes quotes, commas and semicolons as well, which are what stood around an address in a sheet.
 */
const isWholeHost = (host: string): boolean =>
  /^(?:(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\ufe0f_-]+\.)+[\p{L}\p{M}\p{N}-]+\.?|localhost|\[.*\])(?::\d+)?$/iu.test(
    host,
  );

/**
 * The address of a web page as it was typed, with https:// where it has no
 * scheme and a slash where it has no path; or why it is none. Its own
 * characters stay as they are, so that it stays the address that was meant.
 */
export function readBase(typed: string): {readonly address: string} | BaseProblem {
  const text = typed.trim();
  if (text === '') return 'empty';
  if (/[\s\p{Cc}\p{Cf}]/u.test(text)) return 'space';
  const scheme = schemeOf.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return 'scheme';
  const absolute = scheme === undefined ? `https://${text}` : text;
  if (absolute.includes('\\') || !isWholeHost((hostOf.exec(absolute)?.[1] ?? '').replace(/^.*@/, '')))
    return 'noAddress';
  if (!URL.canParse(absolute)) return 'noAddress';
  const {protocol, username, password} = new URL(absolute);
  // The regular expressions above say the same; what becomes a link is not left to them alone.
  if (protocol !== 'https:' && protocol !== 'http:') return 'scheme';
  if (username !== '' || password !== '') return 'account';
  return {address: absolute.replace(/^(https?:\/\/[^/?#]+)(?=[?#]|$)/i, '$1/')};
}
