import path from 'node:path';
import {headersFile, ignoreFile, rulesFolder, wranglerConfiguration} from '../../hosting/cloudflare';
import type {HostingDescription} from '../../hosting/description';
import {nextPageRules, nextPageRulesPath} from '../../hosting/nextPages';
import {nginxHttp} from '../../hosting/nginxMaps';
import {nginxServer} from '../../hosting/nginxServer';
import type {Site, SiteFile} from '../site';

/** Makes the files for production servers: redirects, headers and configurations. */
export function makeServerRules(
  {siteDir}: Pick<Site, 'siteDir'>,
  outDir: string,
  description: HostingDescription,
): SiteFile[] {
  const worker = path.relative(path.join(outDir, rulesFolder), path.join(siteDir, 'src/pipeline/server/worker.ts'));
  return [
    {name: '_headers', content: headersFile(description)},
    {name: nextPageRulesPath.slice(1), content: nextPageRules},
    {name: '.assetsignore', content: ignoreFile(description)},
    {name: `${rulesFolder}/wrangler.json`, content: wranglerConfiguration(description, {worker, site: '..'})},
    {name: `${rulesFolder}/nginx-http.conf`, content: nginxHttp(description)},
    {name: `${rulesFolder}/nginx-server.conf`, content: nginxServer(description)},
  ];
}
