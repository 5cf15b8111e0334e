import path from 'node:path';
import {headersFile, redirectsFile, wranglerConfiguration} from '../../hosting/cloudflare';
import type {HostingDescription} from '../../hosting/description';
import {nextPageRules, nextPageRulesPath} from '../../hosting/nextPages';
import {nginxHttp} from '../../hosting/nginxMaps';
import {nginxServer} from '../../hosting/nginxServer';
import type {Site, SiteFile} from '../site';

/** Where the servers' configurations are in the build; no server sends what is in it. */
const rulesFolder = '.hosting';

/** Makes what production servers read beside the pages: redirects, headers and configurations. */
export function makeServerRules(
  {siteDir}: Pick<Site, 'siteDir'>,
  outDir: string,
  description: HostingDescription,
): SiteFile[] {
  const worker = path.relative(path.join(outDir, rulesFolder), path.join(siteDir, 'src/build/server/worker.ts'));
  return [
    {name: '_redirects', content: redirectsFile(description)},
    {name: '_headers', content: headersFile(description)},
    {name: nextPageRulesPath.slice(1), content: nextPageRules},
    // What Cloudflare is not to take for a page of the site.
    {name: '.assetsignore', content: `${rulesFolder}\n*.html.br\n*.html.gz\n*.gz\n`},
    {name: `${rulesFolder}/wrangler.json`, content: wranglerConfiguration(description, {worker, site: '..'})},
    {name: `${rulesFolder}/nginx-http.conf`, content: nginxHttp(description)},
    {name: `${rulesFolder}/nginx-server.conf`, content: nginxServer(description)},
  ];
}
