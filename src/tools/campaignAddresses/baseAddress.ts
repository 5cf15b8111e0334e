import {readAddress, type ReadAddress} from '@site/src/lib/typed/address';
import {sentWith} from './placeholders';

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

/** A host with a domain, as browsers send it. URL takes quotes, commas and semicolons as well, as in a cell of a sheet. */
const wholeHost = /^(?:(?:[a-z\d_-]+\.)+[a-z\d-]+\.?|localhost|\[.*\])$/;

/**
 * The address of a web page that was typed, as browsers send it, with https:// where it has no scheme; or why it is
 * none. What ad tools fill in stays as it is.
 */
export function readBase(typed: string): ReadAddress | BaseProblem {
  const {text, notes} = readAddress(typed);
  if (text === '') return 'empty';
  if (text.includes(' ')) return 'space';
  const scheme = schemeOf.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return 'scheme';
  const absolute = scheme === undefined ? `https://${text}` : text;
  if (!/^https?:\/\/[^/?#]/i.test(absolute) || absolute.includes('\\') || !URL.canParse(absolute)) return 'noAddress';
  const {protocol, hostname, username, password} = new URL(absolute);
  if (!wholeHost.test(hostname)) return 'noAddress';
  // The regular expressions above say the same; what becomes a link is not left to them alone.
  if (protocol !== 'https:' && protocol !== 'http:') return 'scheme';
  if (username !== '' || password !== '') return 'account';
  const sent = sentWith(absolute);
  const isOther = /[^\0-\x7f]/.test(text);
  return {text: sent, notes: [...notes, ...(isOther ? [`Browsers send ${text} as ${sent}.`] : [])]};
}
