import type {Settings} from '../../../lib/settings/parse';

export const securityContactPath = '/.well-known/security.txt';

/** Less than a year, as RFC 9116 (2.5.5) recommends. */
const monthsValid = 11;

/**
 * security.txt (RFC 9116): whom to tell about a vulnerability. The same for all builds of a month (UTC), and valid for
 * ten months or more.
 */
export function securityContact(
  {siteUrl, contactEmail}: Pick<Settings, 'siteUrl' | 'contactEmail'>,
  today: Date,
): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + monthsValid));
  return [
    `Contact: mailto:${encodeURI(contactEmail).replaceAll('#', '%23')}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${securityContactPath}`,
    '',
  ].join('\n');
}
