import type {Settings} from '../../lib/settings/parse';
import {readApiDescription} from '../apiDescription';
import type {SiteFile} from './site';

const securityContactPath = '/.well-known/security.txt';

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

/** robots.txt: allows every page; pages that should not be listed have a noindex tag. */
export function robotsText(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

/**
 * Makes the files that programs request at fixed addresses: /robots.txt, /.well-known/security.txt, and the API's
 * description at /openapi.yaml and /openapi.json.
 */
export async function makeFixedFiles(siteDir: string, settings: Settings): Promise<SiteFile[]> {
  const {yaml, json} = await readApiDescription(siteDir, settings);
  return [
    {name: securityContactPath.slice(1), content: securityContact(settings, new Date())},
    {name: 'robots.txt', content: robotsText(settings.siteUrl)},
    {name: 'openapi.yaml', content: yaml},
    {name: 'openapi.json', content: json},
  ];
}
