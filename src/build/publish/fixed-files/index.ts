import type {Settings} from '../../../lib/settings/parse';
import {readApiDescription} from '../../apiDescription';
import type {SiteFile} from '../site';
import {robotsText} from './robots';
import {securityContact, securityContactPath} from './securityContact';

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
