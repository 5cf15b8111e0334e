import {statSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../files';
import {headersFile, ignoreFile, rulesFolder, uploaded, wranglerConfiguration} from '../hosting/cloudflare';
import {largestFile, mostFiles, plan} from '../hosting/limits';
import type {HostingDescription} from '../hosting/description';
import {nextPageRules, nextPageRulesPath} from '../hosting/nextPages';
import {nginxHttp} from '../hosting/nginxMaps';
import {nginxServer} from '../hosting/nginxServer';
import type {Site, SiteFile} from './site';

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
    {name: `${rulesFolder}/wrangler.json`, content: wranglerConfiguration(description, worker)},
    {name: `${rulesFolder}/nginx-http.conf`, content: nginxHttp(description)},
    {name: `${rulesFolder}/nginx-server.conf`, content: nginxServer(description)},
  ];
}

/** @throws Error for more files than Cloudflare takes. */
export function checkCount(count: number): void {
  if (count <= mostFiles) return;
  throw new Error(
    `The site has ${count} files, and Cloudflare's ${plan} plan takes ${mostFiles}. ` +
      'With another plan, or without Cloudflare, change `plan` in src/pipeline/hosting/limits.ts.',
  );
}

/** Checks that Cloudflare takes all files of a build. */
export function checkFiles(outDir: string, description: Pick<HostingDescription, 'redirects'>): void {
  const names = uploaded(filesIn(outDir), description);
  checkCount(names.length);
  for (const name of names) {
    const {size} = statSync(path.join(outDir, name));
    if (size <= largestFile) continue;
    throw new Error(
      `${name} has ${size} bytes, and Cloudflare takes files of ${largestFile} at most. Make it smaller.`,
    );
  }
}
